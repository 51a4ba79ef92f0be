import type { ReactNode } from 'react'
import { type Note, Notes } from '#components/ui/title/Notes.tsx'
import { PageName } from '#components/ui/title/PageName.tsx'
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
