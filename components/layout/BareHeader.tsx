import { Logo } from '#components/figures/Logo.tsx'
import { site } from '#content/site.ts'

/** Header of the two pages for clients: the mark, one way back, and what the page adds. */
export function BareHeader({
  back,
  aside,
}: {
  back: { label: string; href: string; navigation: string }
  aside?: { label: string; href: string }
}) {
  return (
    <header className="header bare night">
      <div className="sheet sheet-plain bar">
        <a className="logo" href="/">
          <Logo />
          {site.name}
        </a>
        <nav className="main-links" aria-label={back.navigation}>
          <a href={back.href}>{back.label}</a>
        </nav>
        {aside && (
          <a className="ask" href={aside.href}>
            {aside.label}
          </a>
        )}
      </div>
    </header>
  )
}
