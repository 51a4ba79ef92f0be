import { type ReactNode, use } from 'react'
import { Logo } from '#components/figures/marks/Logo.tsx'
import type { Ground } from '#components/ui/Section.tsx'
import { site } from '#content/facts/site.ts'
import { backToHome } from '#words/back-to-home.ts'
import { breadcrumbLabel } from '#words/breadcrumbs.ts'
import { layout } from '#words/layout.ts'
import { firstWordsEnd } from './first-words.ts'
import { BreadcrumbTrail, PageAddressContext } from './page-context.ts'

/**
 * Header of every public page. Its menu is a popover, which needs no script: the browser moves the focus to its first link
 * and, on Escape, back to Menu. It is a dialog, because other elements need `autofocus` for that, and for an element with
 * `autofocus` Chromium lays a loading page out once more, before its first paint.
 */
export function Header({ ground, current }: { ground: Ground; current: string }) {
  const { navigation, menu, strip } = layout
  // Breadcrumbs take the fields of all notes but the last.
  const hasTrail = use(BreadcrumbTrail).length > 0
  // 'page' is for the page itself, 'true' for the section that it is part of.
  const mark = (href: string) => (current === href ? 'page' : current.startsWith(`${href}/`) || undefined)
  return (
    <header className={`header ${ground}`}>
      <Bar
        id={firstWordsEnd}
        navigation={
          <nav className="main-links" aria-label={navigation.label}>
            {navigation.links.map((link) => (
              <a key={link.href} href={link.href} aria-current={mark(link.href)}>
                {link.label}
              </a>
            ))}
            <LanguageSwitch />
          </nav>
        }
      >
        <button className="menu-button" type="button" popoverTarget="menu">
          {menu.open}
        </button>
      </Bar>
      <div className="strip">
        <div className="sheet data">
          <Breadcrumbs />
          {(hasTrail ? strip.slice(-1) : strip).map((note) => (
            <span aria-hidden="true" key={note}>
              {note}
            </span>
          ))}
        </div>
      </div>
      <dialog className="menu amber" id="menu" popover="auto" aria-label={menu.label}>
        <Bar>
          <button className="menu-button" type="button" popoverTarget="menu" popoverTargetAction="hide">
            {menu.close}
          </button>
        </Bar>
        <nav aria-label={menu.label}>
          <ol>
            {[...navigation.links, ...menu.more].map((link, index) => (
              <li key={link.href}>
                <a href={link.href} aria-current={mark(link.href)}>
                  <span className="marginal" aria-hidden="true">
                    {index + 1}
                  </span>
                  {link.label}
                </a>
              </li>
            ))}
            <li>
              <LanguageSwitch>
                <span className="marginal" aria-hidden="true">
                  {navigation.links.length + menu.more.length + 1}
                </span>
              </LanguageSwitch>
            </li>
          </ol>
        </nav>
      </dialog>
    </header>
  )
}

interface BarProps {
  /** Id of the logo's drawing. */
  id?: string
  /** Absent in the menu, which lists the same links below its bar. */
  navigation?: ReactNode
  /** The button that opens or closes the menu. */
  children: ReactNode
}

/** First line of the header. The menu begins with the same line, so that its Close is where Menu was. */
function Bar({ id, navigation, children }: BarProps) {
  const { portal } = layout.navigation
  return (
    <div className="sheet sheet-plain bar">
      <HomeLink id={id} />
      {navigation}
      <a className="portal" href={portal.href}>
        {portal.label}
      </a>
      {children}
    </div>
  )
}

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

/** The logo and the name of the site, linked to home. */
function HomeLink({ id }: { id?: string | undefined }) {
  return (
    <a className="logo" href="/">
      {site.name}
      <Logo id={id} />
    </a>
  )
}

/** Link to the same page in the other language, by that language's own name. Nothing outside a document. */
function LanguageSwitch({ children }: { children?: ReactNode }) {
  const { other } = use(PageAddressContext)
  if (!other) return null
  return (
    <a href={other.href} hrefLang={other.tag} lang={other.tag}>
      {children}
      {other.name}
    </a>
  )
}

/** Breadcrumbs of the page, the same as in its structured data. Nothing for a page without breadcrumbs. */
function Breadcrumbs() {
  const trail = use(BreadcrumbTrail)
  if (trail.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={breadcrumbLabel}>
      <ol>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index === trail.length - 1 ? <span aria-current="page">{name}</span> : <a href={`/${path}`}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
