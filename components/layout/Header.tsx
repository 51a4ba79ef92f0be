import { type ReactNode, use } from 'react'
import { Logo } from '#components/figures/marks/Logo.tsx'
import type { Ground } from '#components/ui/Section.tsx'
import { site } from '#content/facts/site.ts'
import { backToHome } from '#words/back-to-home.ts'
import { layout } from '#words/layout.ts'
import { firstWordsEnd } from './first-words.ts'
import { PageAddressContext } from './page-context.ts'

/**
 * Header of every public page. Its menu is a popover, which needs no script: the browser moves the focus to its first link
 * and, on Escape, back to Menu. It is a dialog, because other elements need `autofocus` for that, and for an element with
 * `autofocus` Chromium lays a loading page out once more, before its first paint.
 */
export function Header({ ground, current }: { ground: Ground; current: string }) {
  const { navigation, menu } = layout
  // 'page' is for the page itself, 'true' for the section that it is part of.
  const mark = (href: string) => (current === href ? 'page' : current.startsWith(`${href}/`) || undefined)
  return (
    <header className={`text-ui ${ground}`}>
      <Bar
        id={firstWordsEnd}
        navigation={
          <nav
            className="field-2-3 flex flex-wrap items-end gap-x-6 gap-y-1 max-wide:hidden fr:max-plates:gap-x-3 print:hidden"
            aria-label={navigation.label}
          >
            {navigation.links.map((link) => (
              <a className="nav-link" key={link.href} href={link.href} aria-current={mark(link.href)}>
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
      <dialog
        className="covers-page amber inset-0 size-full max-h-none max-w-none overflow-y-auto border-0 p-0 pb-edge"
        id="menu"
        popover="auto"
        aria-label={menu.label}
      >
        <Bar>
          <button
            className="menu-button col-span-3 flex items-end"
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
          >
            {menu.close}
          </button>
        </Bar>
        <nav className="px-edge pt-4" aria-label={menu.label}>
          <ul className="border-t-2 text-title-2 max-tiny:text-name">
            {navigation.links.map((link) => (
              <MenuLink link={link} mark={mark(link.href)} key={link.href} />
            ))}
          </ul>
          <ul className="border-t text-name">
            {menu.more.map((link) => (
              <MenuLink link={link} mark={mark(link.href)} key={link.href} />
            ))}
            <li className="border-b">
              <LanguageSwitch className="menu-link" />
            </li>
          </ul>
        </nav>
      </dialog>
    </header>
  )
}

interface MenuLinkProps {
  link: { readonly label: string; readonly href: string }
  mark: 'page' | true | undefined
}

function MenuLink({ link: { label, href }, mark }: MenuLinkProps) {
  return (
    <li className="border-b">
      <a className="menu-link" href={href} aria-current={mark}>
        {label}
      </a>
    </li>
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
      <div className="sheet sheet-plain items-center *:py-3 max-wide:flex max-wide:flex-wrap">
        <HomeLink
          className="logo max-wide:min-w-[min(9rem,100%)] max-wide:flex-none max-tiny:flex-[1_1_100%]"
          id={firstWordsEnd}
        />
        <nav className="bare-links" aria-label={navigation}>
          <a className="nav-link" href={backToHome.href}>
            {backToHome.label}
          </a>
          <LanguageSwitch className="nav-link ml-auto" />
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
function LanguageSwitch({ className, children }: { className: string; children?: ReactNode }) {
  const { other } = use(PageAddressContext)
  if (!other) return null
  return (
    <a className={className} href={other.href} hrefLang={other.tag} lang={other.tag}>
      {children}
      {other.name}
    </a>
  )
}
