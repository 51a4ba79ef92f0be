import { type ReactNode, use } from 'react'
import { BreadcrumbTrail } from '#components/layout/page-context.ts'
import { layout } from '#words/layout.ts'
import { BackLink, type LinkTo } from './links.tsx'
import type { Ground } from './Section.tsx'

export interface TitleBlockProps {
  ground?: Ground
  back?: LinkTo | undefined
  title: string
  /** Marginal notes beside the lead, one line each. */
  notes?: readonly Note[] | undefined
  lead?: string | undefined
  children?: ReactNode
}

/** Letters of the shortest word that would break on a phone at the usual size of a title. */
const longWord = 17

/** The opening section of an inner page. */
export function TitleBlock({ ground = 'paper', back, title, notes, lead, children }: TitleBlockProps) {
  const isLong = title.split(/\s/).some(({ length }) => length >= longWord)
  return (
    <section className={`title-block ${ground}`}>
      <div className="sheet">
        {back && <BackLink to={back} />}
        <h1 className={isLong ? 'long-word' : undefined}>
          <PageName title={title} />
          {title}
        </h1>
        {notes && <Notes lines={notes} />}
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  )
}

/** A line of marginal notes: words, or a label with the links that follow it. */
export type Note = string | { readonly label: string; readonly links: readonly LinkTo[] }

const keyOf = (note: Note): string => (typeof note === 'string' ? note : note.label)

/** Marginal notes beside a lead, one line each. The first line is highlighted as their heading. */
export function Notes({ lines }: { lines: readonly Note[] }) {
  return (
    <div className="notes data">
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
        <a href={link.href} key={link.href}>
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
    <nav className="page-contents" aria-label={label}>
      <ol>
        {sections.map(({ id, title, mark }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="marginal">{mark ?? index + 1} </span>
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
export function PageName({ title }: { title: string }) {
  const name = use(BreadcrumbTrail).at(-1)?.name
  if (name === undefined || title.startsWith(name)) return null
  return (
    <span className="page-name">
      {name}
      <span className="sr-only">:</span>{' '}
    </span>
  )
}
