import type { ReactNode } from 'react'
import { backToHome } from '#words/back-to-home.ts'
import { firstWordsEnd } from './first-words.ts'
import { HomeLink } from './HomeLink.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

interface BareHeaderProps {
  /** Name of the navigation, read by assistive technology. */
  navigation: string
  /** Content of the header's last fields. */
  children: ReactNode
}

/** Header of the two pages for clients: logo, a link back to home, and content of the page. */
export function BareHeader({ navigation, children }: BareHeaderProps) {
  return (
    <header className="header bare night">
      <div className="sheet sheet-plain bar">
        <HomeLink id={firstWordsEnd} />
        <nav className="main-links" aria-label={navigation}>
          <a href={backToHome.href}>{backToHome.label}</a>
          <LanguageSwitch />
        </nav>
        {children}
      </div>
    </header>
  )
}
