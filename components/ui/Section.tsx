import type { ReactNode } from 'react'

/** The grounds of the drawn system. `paper` is the page itself. */
export type Ground = 'paper' | 'deep' | 'night' | 'amber'

interface SectionProps {
  ground?: Ground
  id?: string
  className?: string
  children: ReactNode
}

/** One section of a page: its ground, edge to edge, and the sheet on it. */
export function Section({ ground = 'paper', id, className, children }: SectionProps) {
  const classes = ['section', ground === 'paper' ? '' : ground, className ?? ''].filter(Boolean).join(' ')
  return (
    <section className={classes} id={id}>
      <div className="sheet">{children}</div>
    </section>
  )
}
