import { type ReactNode, use } from 'react'
import { Logo } from '#components/figures/marks/Logo.tsx'
import { tw } from '#components/styles/tw.ts'
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
  const { navigation, menu } = layout
  // 'page' is for the page itself, 'true' for the section that it is part of.
  const mark = (href: string) => (current === href ? 'page' : current.startsWith(`${href}/`) || undefined)
  return (
    <header className={`text-ui ${ground}`}>
      <Bar
        id={firstWordsEnd}
        navigation={
          <nav
            className="field-2-3 flex flex-wrap items-end gap-x-6 gap-y-1 max-wide:hidden fr:max-plates:gap-x-3 fr:max-plates:text-note print:hidden"
            aria-label={navigation.label}
          >
            {navigation.links.map((link) => (
              <a
                className="pt-1 no-underline hover:underline aria-[current]:mb-[-3px] aria-[current]:border-b-3 aria-[current]:border-burnt"
                key={link.href}
                href={link.href}
                aria-current={mark(link.href)}
              >
                {link.label}
              </a>
            ))}
            <LanguageSwitch className="ml-auto pt-1 no-underline hover:underline" />
          </nav>
        }
      >
        <button className="menu-button hidden items-end max-wide:flex print:hidden" type="button" popoverTarget="menu">
          {menu.open}
        </button>
      </Bar>
      <Strip current={current} />
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
        <nav aria-label={menu.label}>
          <ol className="mx-edge mt-4 border-t-2">
            {[...navigation.links, ...menu.more].map((link, index) => (
              <li className="border-b" key={link.href}>
                <a
                  className="flex items-baseline py-3 text-title-2 wrap-anywhere no-underline aria-[current]:underline aria-[current]:decoration-3 max-tiny:text-deck"
                  href={link.href}
                  aria-current={mark(link.href)}
                >
                  <MenuNumber number={index + 1} />
                  {link.label}
                </a>
              </li>
            ))}
            <li className="border-b">
              <LanguageSwitch className="flex items-baseline py-3 text-title-2 wrap-anywhere no-underline max-tiny:text-deck">
                <MenuNumber number={navigation.links.length + menu.more.length + 1} />
              </LanguageSwitch>
            </li>
          </ol>
        </nav>
      </dialog>
    </header>
  )
}

function MenuNumber({ number }: { number: number }) {
  return (
    <span className="data w-14 shrink-0 max-tiny:w-8" aria-hidden="true">
      {number}
    </span>
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
    <div className="sheet sheet-plain *:py-3 max-wide:flex max-narrow:flex-wrap">
      <HomeLink className="logo logo-in-bar max-wide:flex-[1_0_9.5rem] max-tiny:flex-[1_1_100%]" id={id} />
      {navigation}
      <a
        className="portal field-4 flex items-end font-bold no-underline hover:underline print:hidden"
        href={portal.href}
      >
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
    <header className="night border-b border-rule text-ui">
      <div className="sheet sheet-plain items-center *:py-3 max-wide:flex max-wide:flex-wrap">
        <HomeLink
          className="logo max-wide:min-w-[min(9rem,100%)] max-wide:flex-none max-tiny:flex-[1_1_100%]"
          id={firstWordsEnd}
        />
        <nav className="bare-links" aria-label={navigation}>
          <a className="pt-1 no-underline hover:underline" href={backToHome.href}>
            {backToHome.label}
          </a>
          <LanguageSwitch className="ml-auto pt-1 no-underline hover:underline" />
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

/** The line below the bar: notes on home, breadcrumbs elsewhere, which the last note follows on pages of data. A page without either has a rule. */
function Strip({ current }: { current: string }) {
  const { strip } = layout
  const isHome = current === '/'
  const hasTrail = use(BreadcrumbTrail).length > 0
  if (!isHome && !hasTrail) return <div className="border-t border-rule" />
  const notes = isHome ? strip : current.startsWith('/data') ? strip.slice(-1) : []
  return (
    <div className="border-y border-rule">
      <div className="sheet data text-mute">
        <Breadcrumbs />
        {notes.map((note, index) => (
          <span className={noteClass(isHome ? index : strip.length)} aria-hidden="true" key={note}>
            {note}
          </span>
        ))}
      </div>
    </div>
  )
}

/** A narrow page has room for two notes, and a tiny one for one. */
function noteClass(index: number): string {
  if (index === 0) return tw('col-span-3 py-2 max-wide:col-span-6 max-tiny:col-span-full')
  return index === 1 ? tw('col-span-3 py-2 max-wide:col-span-6 max-tiny:hidden') : tw('col-span-3 py-2 max-wide:hidden')
}

/** Breadcrumbs of the page, the same as in its structured data. Nothing for a page without breadcrumbs. */
function Breadcrumbs() {
  const trail = use(BreadcrumbTrail)
  if (trail.length === 0) return null
  return (
    <nav className="col-span-9 max-wide:col-span-full max-tiny:breakable" aria-label={breadcrumbLabel}>
      <ol className="w-fit bg-ground py-1 leading-7">
        {trail.map(({ name, path }, index) => (
          <li className="breadcrumb inline" key={path}>
            {index === trail.length - 1 ? (
              <span className="py-1 text-ink" aria-current="page">
                {name}
              </span>
            ) : (
              <a className="py-1 no-underline hover:underline" href={`/${path}`}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
