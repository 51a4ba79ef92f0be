import { type ReactNode, use } from 'react'
import { Sources } from '#components/sources/Sources.tsx'
import { ClosingBand, type ClosingBandProps } from '#components/ui/ClosingBand.tsx'
import type { Ground } from '#components/ui/Section.tsx'
import { PageContents, TitleBlock, type TitleBlockProps } from '#components/ui/TitleBlock.tsx'
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

type TitledWords<Id extends string> = Readonly<Record<Id, { readonly title: string }>>

interface InnerPageProps<Id extends string> {
  /** Path of the page. */
  current: string
  /** Background of the header and the title block. */
  ground?: Ground
  words: Pick<TitleBlockProps, 'back' | 'title' | 'lead' | 'notes'> & {
    closing: ClosingBandProps
  } & TitledWords<NoInfer<Id>>
  /** Keys of the sections in `words`, which are their ids too. The title block links to them. */
  sections?: readonly Id[]
  /** Content of the title block below its lead, in place of those links. */
  opening?: ReactNode
  children: ReactNode
}

/** An inner page: layout, title block, sections and closing band. */
export function InnerPage<Id extends string = never>(props: InnerPageProps<Id>) {
  const { current, ground = 'paper', words, sections, opening, children } = props
  const { back, title, lead, notes, closing } = words
  const titled: TitledWords<Id> = words
  return (
    <Layout ground={ground} current={current}>
      <TitleBlock ground={ground} back={back} title={title} lead={lead} notes={notes}>
        {sections ? <PageContents sections={sections.map((id) => ({ id, title: titled[id].title }))} /> : opening}
      </TitleBlock>
      {children}
      <Sources />
      <ClosingBand {...closing} />
    </Layout>
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
