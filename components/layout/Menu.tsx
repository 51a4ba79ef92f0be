import { layout } from '#words/layout.ts'
import { Bar, currentMark, LanguageSwitch } from './Header.tsx'

/**
 * The menu of a narrow page. A popover needs no script: the browser moves the focus to its first link and, on Escape, back
 * to the button. It is a dialog, because other elements need `autofocus` for that, and for an element with `autofocus`
 * Chromium lays a loading page out once more, before its first paint. It is the last of the page, so that the first section
 * arrives before it.
 */
export function Menu({ current }: { current: string }) {
  const { navigation, menu, briefing } = layout
  return (
    <dialog
      className="covers-page amber inset-0 size-full max-h-none max-w-none overflow-y-auto border-0 p-0 pb-edge text-ui"
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
            <MenuLink link={link} current={current} key={link.href} />
          ))}
        </ul>
        <ul className="border-t text-name">
          {menu.more.map((link) => (
            <MenuLink link={link} current={current} key={link.href} />
          ))}
          <li className="border-b">
            <LanguageSwitch className="menu-link" />
          </li>
        </ul>
        <a className="button button-outline mt-6" href={briefing.href}>
          {briefing.label}
        </a>
      </nav>
    </dialog>
  )
}

interface MenuLinkProps {
  link: { readonly label: string; readonly href: string }
  current: string
}

function MenuLink({ link: { label, href }, current }: MenuLinkProps) {
  return (
    <li className="border-b">
      <a className="menu-link" href={href} aria-current={currentMark(current, href)}>
        {label}
      </a>
    </li>
  )
}
