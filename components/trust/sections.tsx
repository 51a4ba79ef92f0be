/* /trust and its documents: what a reviewer can read, statements in sections, facts for buyers, and dated changes. */

import { LinkList, type ListedLink } from '#components/data/LinkList.tsx'
import { DataTable } from '#components/ui/DataTable.tsx'
import { ArrowLink, LinkedPhrase, type LinkTo } from '#components/ui/links.tsx'
import { Definitions } from '#components/ui/points.tsx'
import { type Ground, HeadedSection, Section } from '#components/ui/Section.tsx'
import { trustPage } from '#words/pages/publications/trust.ts'

interface PublicationsProps {
  id: string
  numeral: string
  ground: Ground
  words: { title: string; text: string; items: readonly ListedLink[] }
}

/** Section with publications to download, each with what it contains. */
export function Publications({ id, numeral, ground, words: { title, text, items } }: PublicationsProps) {
  return (
    <HeadedSection ground={ground} id={id} numeral={numeral} title={title} text={text}>
      <LinkList items={items} />
    </HeadedSection>
  )
}

interface StatementProps {
  id: string
  numeral: string
  words: {
    title: string
    text: string
    columns: readonly string[]
    rows: readonly (readonly string[])[]
    link?: LinkTo
  }
}

/** Section with a table of statements: what, how, and its status. */
export function Statement({ id, numeral, words }: StatementProps) {
  const { title, text, columns, rows, link } = words
  return (
    <HeadedSection id={id} numeral={numeral} title={title} text={text} link={link}>
      <div className="overflow-x-auto p-0">
        <DataTable
          className="max-narrow:stacked"
          caption={title}
          hidesCaption
          columns={columns}
          rows={rows.map((cells) => ({ cells }))}
          align="words"
        />
      </div>
    </HeadedSection>
  )
}

/** Name of a fact, the fact, and the words in it that lead to more; or its name and a line for each of several things. */
type Fact = readonly [string, string | readonly ListedLink[], { readonly href: string; readonly on: string }?]

/** Facts in columns, short enough for one sheet of paper, with a link to more. */
export function FactSheet({ facts, link }: { facts: readonly Fact[]; link: LinkTo }) {
  return (
    <Section>
      <dl className="columns-2 gap-0 p-0 [&_a:not(:hover)]:decoration-mute/60 max-wide:columns-1 print:columns-4">
        {facts.map(([name, fact, phrase]) => (
          <div
            className="break-inside-avoid border-b border-rule px-in pt-3 pb-4 plates:grid plates:grid-cols-[11.5rem_1fr] plates:gap-x-4 print:block print:py-1"
            key={name}
          >
            <dt className="term opaque plates:pt-0.5">{name}</dt>
            {typeof fact === 'string' ? (
              <dd className="opaque max-w-text print:text-label">
                {phrase ? <LinkedPhrase text={fact} {...phrase} /> : fact}
              </dd>
            ) : (
              fact.map((line) => (
                <dd className="opaque col-2 max-w-text pb-2 last:pb-0 print:pb-0 print:text-label" key={line.href}>
                  <a href={line.href}>{line.label}</a>
                  <br />
                  {line.text}
                </dd>
              ))
            )}
          </div>
        ))}
      </dl>
      <p className="pt-6 print:hidden">
        <ArrowLink to={link} />
      </p>
    </Section>
  )
}

/** Section with the changes of the list of certifications, the data and the publications, newest first. */
export function Changes() {
  const { entries, read } = trustPage.changes
  return (
    <HeadedSection ground="deep" id="changes" numeral="3" {...trustPage.changes}>
      <Definitions
        points={entries.map(({ name, text, href }) => ({ name, text, link: { label: read, href, context: name } }))}
      />
    </HeadedSection>
  )
}
