import type { ReactNode } from 'react'

/** Its name, for those who reach it by keyboard: as words, or the id of the caption in it. */
type FrameName = { label: string } | { labelledBy: string | undefined }

type ScrollFrameProps = FrameName & { className?: string; children: ReactNode }

/**
 * Around what may be wider than its place, a table or a long figure. It takes the focus, so that arrow keys move it:
 * Safari lets no keyboard into a scrolling element by itself.
 */
export function ScrollFrame({ className = 'table-frame', children, ...name }: ScrollFrameProps) {
  const { label, labelledBy } = { label: undefined, labelledBy: undefined, ...name }
  return (
    <section className={className} aria-label={label} aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </section>
  )
}
