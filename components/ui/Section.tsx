import type { ReactNode } from 'react'

/** Background of a section. `paper` is that of the page itself. */
export type Ground = 'paper' | 'deep' | 'night' | 'amber'

export interface SectionProps {
  ground?: Ground | undefined
  id?: string | undefined
  className?: string | undefined
  children?: ReactNode
}

/** A section of a page. Its ground runs from edge to edge of the window; its content stands on the sheet. */
export function Section({ ground = 'paper', id, className, children }: SectionProps) {
  const classes = ['section', ground === 'paper' ? '' : ground, className ?? ''].filter(Boolean).join(' ')
  return (
    <section className={classes} id={id}>
      <div className="sheet">{children}</div>
    </section>
  )
}
