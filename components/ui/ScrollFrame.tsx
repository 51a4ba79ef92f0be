import type { ReactNode } from 'react'

/** Accessible name of the frame: its words, or the id of the caption in it. */
type FrameName = { label: string } | { labelledBy: string | undefined }

type ScrollFrameProps = FrameName & { className?: string; children: ReactNode }

/**
 * Scrolling frame around content that may be wider than the screen, such as a table. It can be focused, so that arrow keys
 * scroll it: Safari does not make scrolling elements focusable.
 */
export function ScrollFrame({ className = '', children, ...name }: ScrollFrameProps) {
  const { label, labelledBy } = { label: undefined, labelledBy: undefined, ...name }
  return (
    <section className={`scroll-frame ${className}`} aria-label={label} aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </section>
  )
}
