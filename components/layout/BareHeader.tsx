import type { ReactNode } from 'react'
import { Logo } from '#components/figures/marks/Logo.tsx'
import { site } from '#content/facts/site.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

interface BareHeaderProps {
  /** Name of the navigation, read by assistive technology. */
  navigation: string
  back: { label: string; href: string }
  /** Content of the header's last fields. */
  children: ReactNode
}

/** Header of the two pages for clients: logo, a link back, and content of the page. */
export function BareHeader({ navigation, back, children }: BareHeaderProps) {
  return (
    <header className="header bare night">
      <div className="sheet sheet-plain bar">
        <a className="logo" href="/">
          <Logo />
          {site.name}
        </a>
        <nav className="main-links" aria-label={navigation}>
          <a href={back.href}>{back.label}</a>
          <LanguageSwitch />
        </nav>
        {children}
      </div>
    </header>
  )
}
