import type { ReactNode } from 'react'
import { firstWordsEnd } from './first-words.ts'
import { HomeLink } from './HomeLink.tsx'
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
        <HomeLink id={firstWordsEnd} />
        <nav className="main-links" aria-label={navigation}>
          <a href={back.href}>{back.label}</a>
          <LanguageSwitch />
        </nav>
        {children}
      </div>
    </header>
  )
}
