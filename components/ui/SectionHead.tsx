import type { ReactNode } from 'react'

interface SectionHeadProps {
  numeral: string
  /** True where the numeral is the first word of the title, and must be heard with it. */
  isSpoken?: boolean
  /** Stands small before the numeral, as in 2.1. */
  prefix?: string | undefined
  /** Marginal note under the numeral. */
  note?: string | undefined
  title: string
  /** Where the paragraphs stand: under the title, beside the numeral, or in the last field. */
  layout?: 'stacked' | 'wide' | 'split'
  children?: ReactNode
}

/** The head of a section: numeral, title and paragraphs on the fields of the sheet. */
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
        {prefix && <small>{prefix}</small>}
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
      {number}
      {layout === 'wide' && children}
      {heading}
      {layout === 'split' && children}
    </div>
  )
}
