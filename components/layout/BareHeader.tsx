import type { ReactNode } from 'react'
import { Logo } from '#components/figures/marks/Logo.tsx'
import { site } from '#content/facts/site.ts'

interface BareHeaderProps {
  /** Name of the navigation, for assistive technology. */
  navigation: string
  back: { label: string; href: string }
  /** What the page puts into the last fields. */
  children: ReactNode
}

/** Header of the two pages for clients: the mark and one way back. */
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
        </nav>
        {children}
      </div>
    </header>
  )
}
