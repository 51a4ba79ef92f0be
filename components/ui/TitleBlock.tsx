import { type ReactNode, use } from 'react'
import { BreadcrumbTrail } from '#components/layout/page-context.ts'
import { tw } from '#components/styles/tw.ts'
import { layout } from '#words/layout.ts'
import { BackLink, type LinkTo } from './links.tsx'
import type { Ground } from './Section.tsx'

export interface TitleBlockProps {
  ground?: Ground
  back?: LinkTo | undefined
  /** Sentences have a line each. */
  title: string | readonly string[]
  /** Marginal notes beside the lead, one line each. */
  notes?: readonly Note[] | undefined
  lead?: string | undefined
  children?: ReactNode
}

/** Letters of the shortest word that would break on a phone at the usual size of a title. */
const longWord = 17

/** The opening section of an inner page. */
export function TitleBlock({ ground = 'paper', back, title, notes, lead, children }: TitleBlockProps) {
  return (
    <section className={`title-block ${ground}`}>
      <div className="sheet print:block">
        {back && <BackLink to={back} />}
        <PageTitle title={title} />
        {notes && <Notes lines={notes} />}
        {lead && <Lead>{lead}</Lead>}
        {children}
      </div>
    </section>
  )
}

/** Heading of a page, with the name of the page on its first line. */
export function PageTitle({ title }: Pick<TitleBlockProps, 'title'>) {
  if (typeof title !== 'string')
    return (
      <h1 className={titles.sentences}>
        <PageName title={title[0] ?? ''} />
        {title.map((sentence) => (
          <span className="block" key={sentence}>
            {sentence}{' '}
          </span>
        ))}
      </h1>
    )
  const isLong = title.split(/\s/).some(({ length }) => length >= longWord)
  return (
    <h1 className={isLong ? titles.long : titles.usual}>
      <PageName title={title} />
      {title}
    </h1>
  )
}

// French titles are longer. Without a back link, a title keeps some distance to the header.
const titles = {
  usual: tw('page-title text-display-4 fr:not-print:text-display-3 max-tiny:text-title-2 print:text-display-1'),
  long: tw('page-title text-display-2 max-tiny:text-title-2 print:text-display-1'),
  sentences: tw('page-title text-display-3 fr:not-print:text-display-2 max-tiny:text-title-2 print:text-display-1'),
}

/** The first paragraph of a page, set large. */
export function Lead({ children }: { children: string }) {
  return <p className="opaque field-2-4 max-w-lead pb-part text-lead">{children}</p>
}

/** A line of marginal notes: words, or a label with the links that follow it. */
export type Note = string | { readonly label: string; readonly links: readonly LinkTo[] }

const keyOf = (note: Note): string => (typeof note === 'string' ? note : note.label)

/** Marginal notes beside a lead, one line each. The first line is highlighted as their heading. */
function Notes({ lines }: { lines: readonly Note[] }) {
  return (
    <div className="data field-1 grid content-start gap-1 max-wide:pb-4">
      {lines.map((note, index) => (
        <span className={index === 0 ? 'marginal' : undefined} key={keyOf(note)}>
          {typeof note === 'string' ? note : <LinkedNote {...note} />}
        </span>
      ))}
    </div>
  )
}

function LinkedNote({ label, links }: Exclude<Note, string>) {
  return (
    <>
      {label}
      {links.map((link) => (
        <a className="block min-h-6 w-fit" href={link.href} key={link.href}>
          {link.label}
        </a>
      ))}
    </>
  )
}

interface PageContentsProps {
  label?: string
  /** The sections of the page, in its order. The number of a section is its place, unless it has a mark of its own. */
  sections: readonly { readonly id: string; readonly title: string; readonly mark?: string }[]
}

/**
 * Links to the sections of a long page, numbered as they are. Screen readers say the number too: it tells a section from the
 * page of the same name.
 */
export function PageContents({ label = layout.contents, sections }: PageContentsProps) {
  return (
    <nav className="field-2-4 pb-part" aria-label={label}>
      <ol className="contents-columns">
        {sections.map(({ id, title, mark }, index) => (
          <li key={id}>
            <a className="block border-t border-rule bg-ground py-2 pl-9 -indent-9 text-ui" href={`#${id}`}>
              <span className="marginal inline-block w-9 indent-0">{mark ?? index + 1} </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/**
 * The name of the page as a place, for the first line of its heading: 'Privacy' before 'Whose day is it?'. Nothing for a
 * page without breadcrumbs, and for a title that begins with the name.
 */
function PageName({ title }: { title: string }) {
  const name = use(BreadcrumbTrail).at(-1)?.name
  if (name === undefined || title.startsWith(name)) return null
  return (
    <span className="marginal mb-4 ml-[0.15em] block fr:mb-6">
      {name}
      <span className="sr-only">:</span>{' '}
    </span>
  )
}
