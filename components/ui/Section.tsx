import type { ReactNode } from 'react'
import { ArrowLink, type LinkTo } from './links.tsx'
import { Paragraphs } from './text.tsx'

/** Background of a section. `paper` is that of the page itself. */
export type Ground = 'paper' | 'deep' | 'night' | 'amber'

interface SectionProps {
  ground?: Ground | undefined
  id?: string | undefined
  className?: string | undefined
  children?: ReactNode
}

/** A section of a page. Its background runs from edge to edge of the window; its content has the width of the page. */
export function Section({ ground = 'paper', id, className, children }: SectionProps) {
  const classes = ['section', ground === 'paper' ? '' : ground, className ?? ''].filter(Boolean).join(' ')
  return (
    <section className={classes} id={id}>
      <div className="sheet">{children}</div>
    </section>
  )
}

interface SectionHeadProps {
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

export interface HeadedSectionProps extends SectionProps, Omit<SectionHeadProps, 'children'> {
  /** Paragraphs of the head. */
  text?: string | readonly string[]
  /** A link below the text. */
  link?: LinkTo | undefined
}

/** A section that opens with its head: numeral, title, paragraphs and a link. */
export function HeadedSection(props: HeadedSectionProps) {
  const { ground, id, className, text = [], link, children, ...words } = props
  return (
    <Section ground={ground} id={id} className={className}>
      <SectionHead {...words}>
        <Paragraphs texts={typeof text === 'string' ? [text] : text} />
        {link && (
          <p>
            <ArrowLink to={link} />
          </p>
        )}
      </SectionHead>
      {children}
    </Section>
  )
}
