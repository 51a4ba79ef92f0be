import type { ReactNode } from 'react'
import { BackLink, type LinkTo } from './links.tsx'
import type { Ground } from './Section.tsx'

interface TitleBlockProps {
  ground?: Ground
  back?: LinkTo
  title: string
  /** Marginalia beside the lead, one line each; the first is amber. */
  notes?: ReactNode
  lead?: string
  children?: ReactNode
}

/** The opening of an inner page. */
export function TitleBlock({ ground = 'paper', back, title, notes, lead, children }: TitleBlockProps) {
  return (
    <section className={`title-block ${ground}`}>
      <div className="sheet">
        {back && <BackLink to={back} />}
        <h1>{title}</h1>
        {notes && <div className="notes data">{notes}</div>}
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  )
}
