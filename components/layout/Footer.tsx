import { use } from 'react'
import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import { layout } from '#words/layout.ts'
import { PageAddressContext } from './page-address.ts'

/**
 * Footer of every page, with the page's address for paper. Its year is that of the build; an inline script of the
 * document replaces it by the present year.
 */
export function Footer() {
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
