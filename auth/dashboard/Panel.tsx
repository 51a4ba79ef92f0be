import type { ReactNode } from 'react'

/** A part of the dashboard under its heading. */
export function Panel({ id, title, note, place, children }: PanelProps) {
  return (
    <section className={`border border-ink bg-ground p-in ${place}`} aria-labelledby={id} title={note}>
      <h2 className="mb-4 text-name" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

interface PanelProps {
  id: string
  title: string
  /** Shown when a pointer rests on the panel. */
  note?: string
  /** Classes for the panel's position. */
  place: string
  children: ReactNode
}
