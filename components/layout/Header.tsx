import { use } from 'react'
import { Logo } from '#components/figures/marks/Logo.tsx'
import type { Ground } from '#components/ui/Section.tsx'
import { layout } from '#content/en/layout.ts'
import { site } from '#content/facts/site.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { BreadcrumbTrail } from './breadcrumb-trail.ts'

/** Header of every public page. Its menu is a popover, which needs no script. */
export function Header({ ground, current }: { ground: Ground; current: string }) {
  const { navigation, menu, strip } = layout
  // Breadcrumbs take the fields of all notes but the last.
  const hasTrail = use(BreadcrumbTrail).length > 0
  const mark = (href: string) => (current === href || current.startsWith(`${href}/`) ? 'page' : undefined)
  return (
    <header className={`header ${ground}`}>
      <div className="sheet sheet-plain bar">
        <a className="logo" href="/">
          <Logo />
          {site.name}
        </a>
        <nav className="main-links" aria-label={navigation.label}>
          {navigation.links.map((link) => (
            <a key={link.href} href={link.href} aria-current={mark(link.href)}>
              {link.label}
            </a>
          ))}
        </nav>
        <a className="portal" href={navigation.portal.href}>
          {navigation.portal.label}
        </a>
        <button className="menu-button" type="button" popoverTarget="menu">
          {menu.open}
        </button>
      </div>
      <div className="strip">
        <div className="sheet data">
          <Breadcrumbs />
          {(hasTrail ? strip.slice(-1) : strip).map((note) => (
            <span key={note}>{note}</span>
          ))}
        </div>
      </div>
      <nav className="menu" id="menu" popover="auto" aria-label={menu.label}>
        <button type="button" popoverTarget="menu" popoverTargetAction="hide">
          {menu.close}
        </button>
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
        </ol>
      </nav>
    </header>
  )
}
