import { type ReactNode, use } from 'react'
import type { Ground } from '#components/ui/Section.tsx'
import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import { layout } from '#words/layout.ts'
import { Header } from './Header.tsx'
import { PageAddressContext } from './page-context.ts'

interface LayoutProps {
  /** Ground of the header: that of the page's first section. */
  ground?: Ground
  /** Path of the page, which the navigation marks as current. */
  current: string
  /** Header of a page for clients, in place of the public one. */
  header?: ReactNode
  children: ReactNode
}

/** Frame of every page: skip link, header, main content and footer. */
export function Layout({ ground = 'paper', current, header, children }: LayoutProps) {
  return (
    <>
      <a className="skip" href="#main">
        {layout.skip}
      </a>
      {header ?? <Header ground={ground} current={current} />}
      <main id="main">{children}</main>
      <Footer />
    </>
  )
}

/**
 * Footer of every page, with the page's address for paper. Its year is that of the build; an inline script of the
 * document replaces it by the present year.
 */
function Footer() {
  const address = use(PageAddressContext).own
  const { label, columns, strip, data, claim } = layout.footer
  return (
    <footer className="footer night">
      <div className="sheet">
        <nav aria-label={label}>
          {columns.map((column) => (
            <div className="column" key={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.label}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className="address data">
          {site.url}
          {address === '/' ? '' : address}
        </p>
        <div className="last">
          <p>
            © <span id="year">{settings.buildDate.getUTCFullYear()}</span> {claim}
            <br />
            {data}
          </p>
          {strip.map((link) => (
            <a key={link.label} href={link.href}>
              {link.label}
            </a>
          ))}
        </div>
      </div>
    </footer>
  )
}
