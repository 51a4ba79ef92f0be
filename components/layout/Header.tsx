import { type ReactNode, use } from 'react'
import { Logo } from '#components/figures/marks/Logo.tsx'
import type { Ground } from '#components/ui/Section.tsx'
import { site } from '#content/facts/site.ts'
import { backToHome } from '#words/back-to-home.ts'
import { layout } from '#words/layout.ts'
import { logoId } from './logo-id.ts'
import { PageAddressContext } from './page-context.ts'

/** Header of every public page. Its button opens the menu (Menu.tsx). */
export function Header({ ground, current }: { ground: Ground; current: string }) {
  const { navigation, menu } = layout
  return (
    <header className={`text-ui ${ground}`}>
      <Bar
        id={logoId}
        navigation={
          <nav
            className="field-2-3 flex flex-wrap items-end gap-x-6 gap-y-1 max-plates:gap-x-3 fr:max-plates:text-note max-wide:hidden print:hidden"
            aria-label={navigation.label}
          >
            {navigation.links.map((link) => (
              <a className="nav-link" key={link.href} href={link.href} aria-current={currentMark(current, link.href)}>
                {link.label}
              </a>
            ))}
          </nav>
        }
      >
        <button className="menu-button hidden items-end max-wide:flex print:hidden" type="button" popoverTarget="menu">
          {menu.open}
        </button>
      </Bar>
      <div className="border-t border-rule" />
    </header>
  )
}

/** The value of `aria-current` for a link: `page` for the page itself, true for the section that it is part of. */
export const currentMark = (current: string, href: string): 'page' | true | undefined =>
  current === href ? 'page' : current.startsWith(`${href}/`) || undefined

interface BarProps {
  /** Id of the logo's drawing. */
  id?: string
  /** Absent in the menu, which lists the same links below its bar. */
  navigation?: ReactNode
  /** The button that opens or closes the menu. */
  children: ReactNode
}

/** First line of the header. The menu begins with the same line, so that its Close is where Menu was. */
export function Bar({ id, navigation, children }: BarProps) {
  const { href, label, short } = layout.navigation.portal
  const [before, after] = label.split(short)
  return (
    <div className="sheet sheet-plain *:py-3 max-wide:flex max-narrow:flex-wrap">
      <HomeLink className="logo max-wide:grow" id={id} />
      {navigation}
      <div className="field-4 flex flex-wrap items-end justify-between gap-x-2 wide:border-l wide:border-rule max-plates:text-note print:hidden">
        <a className="nav-link font-bold" href={href}>
          {before && <span className="max-narrow:sr-only">{before}</span>}
          {short}
          {after && <span className="max-narrow:sr-only">{after}</span>}
        </a>
        <LanguageSwitch className="nav-link max-wide:hidden" />
      </div>
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
    <header className="night border-b border-rule text-ui">
      <div className="sheet sheet-plain *:py-3 wide:items-end max-wide:items-center max-wide:flex max-wide:flex-wrap">
        <HomeLink
          className="logo max-wide:min-w-[min(9rem,100%)] max-wide:flex-none max-tiny:flex-[1_1_100%]"
          id={logoId}
        />
        <nav className="bare-links" aria-label={navigation}>
          <a className="nav-link" href={backToHome.href}>
            {backToHome.label}
          </a>
          <LanguageSwitch className="nav-link max-wide:ml-auto" />
        </nav>
        {children}
      </div>
    </header>
  )
}

/** The logo and the name of the site, linked to home. */
function HomeLink({ className, id }: { className: string; id?: string | undefined }) {
  return (
    <a className={className} href="/">
      {site.name}
      <Logo id={id} />
    </a>
  )
}

/** Link to the same page in the other language, by that language's own name. Nothing outside a document. */
export function LanguageSwitch({ className, children }: { className: string; children?: ReactNode }) {
  const { other } = use(PageAddressContext)
  if (!other) return null
  return (
    <a className={className} href={other.href} hrefLang={other.tag} lang={other.tag}>
      {children}
      {other.name}
    </a>
  )
}
