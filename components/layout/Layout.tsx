import { type ReactNode, use } from 'react'
import type { Ground } from '#components/ui/Section.tsx'
import { UnbrokenText } from '#components/ui/text.tsx'
import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import { layout } from '#words/layout.ts'
import { Header } from './Header.tsx'
import { Menu } from './Menu.tsx'
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

/** Frame of every page: skip link, header, main content, footer, and the menu of a narrow page. */
export function Layout({ ground = 'paper', current, header, children }: LayoutProps) {
  return (
    <>
      <a
        className="absolute -top-16 left-edge z-9 bg-amber px-4 py-2 text-note font-bold text-amber-ink focus:top-2 print:hidden"
        href="#main"
      >
        {layout.skip}
      </a>
      {header ?? <Header ground={ground} current={current} />}
      <main className="max-tiny:breakable fr:max-narrow:hyphens-long" id="main">
        {children}
      </main>
      <Footer />
      {header === undefined && <Menu current={current} />}
    </>
  )
}

/**
 * Footer of every page, with the page's address and that of the company for paper. Its year is that of the build; an inline
 * script of the document replaces it by the present year.
 */
function Footer() {
  const address = use(PageAddressContext).own
  const { label, columns, strip, data, claim, contact } = layout.footer
  return (
    <footer className="night border-t border-rule text-ui max-tiny:breakable print:break-inside-avoid">
      <div className="sheet">
        <nav className="contents print:hidden" aria-label={label}>
          {columns.map((column) => (
            <div
              className="col-span-3 px-in py-4 max-wide:col-span-6 fr:max-wide:breakable max-tiny:col-span-full"
              key={column.title}
            >
              <h2 className="note mb-3 text-mute">{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.label}>
                    <a className="inline-block py-1 no-underline hover:underline" href={link.href}>
                      <UnbrokenText text={link.label} />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className="data hidden print:block print:pt-2">{contact}</p>
        <p className="data hidden print:block">
          {site.url}
          {address === '/' ? '' : address}
        </p>
        <div className="mt-4 print:mt-2 print:py-2 flex gap-x-8 gap-y-1 border-t border-rule unlined py-4 fr:max-field:flex-wrap max-plates:flex-wrap">
          <p className="flex-1 py-1 text-mute print:py-0 fr:max-field:basis-full max-plates:basis-full">
            © <span id="year">{settings.buildDate.getUTCFullYear()}</span> {claim}
            <span className="block without-drawings:hidden">{data}</span>
          </p>
          <p className="flex items-start gap-x-8 gap-y-1 max-plates:flex-wrap print:hidden">
            {strip.map((link) => (
              <a className="py-1" key={link.label} href={link.href}>
                {link.label}
              </a>
            ))}
          </p>
        </div>
      </div>
    </footer>
  )
}
