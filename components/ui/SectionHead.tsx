import type { ReactNode } from 'react'

export interface SectionHeadProps {
  numeral: string
  /** True for a numeral that begins the sentence of the title: screen readers then read both. */
  isSpoken?: boolean | undefined
  /** Small number before the numeral: `2.` gives 2.1. */
  prefix?: string | undefined
  /** Marginal note under the numeral. */
  note?: string | undefined
  title: string
  /** Place of the paragraphs, which always follow the title in the text: `stacked` under the title, `wide` beside the numeral, `split` in the last field. */
  layout?: 'stacked' | 'wide' | 'split' | undefined
  children?: ReactNode
}

/** Head of a section: numeral, title and paragraphs. */
export function SectionHead({
  numeral,
  isSpoken = false,
  prefix,
  note,
  title,
  layout = 'stacked',
  children,
}: SectionHeadProps) {
  const number = (
    <div className="numeral">
      <span aria-hidden="true">
        {prefix && <small className="numeral-prefix">{prefix}</small>}
        {numeral}
      </span>
      {note && <p className="marginal">{note}</p>}
    </div>
  )
  const heading = (
    <h2>
      {isSpoken && <span className="sr-only">{numeral} </span>}
      {title}
    </h2>
  )
  if (layout === 'stacked')
    return (
      <div className="section-head">
        {number}
        <div>
          {heading}
          {children}
        </div>
      </div>
    )
  return (
    <div className={`section-head section-head-${layout}`}>
      {heading}
      {number}
      {children}
    </div>
  )
}
