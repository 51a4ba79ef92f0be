import type { ReactNode } from 'react'
import { tw } from '#components/styles/tw.ts'
import { ArrowLink, type LinkTo } from './links.tsx'

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
  const classes = [tw('border-t-2 border-ink'), ground === 'paper' ? '' : ground, className ?? '']
  return (
    <section className={classes.filter(Boolean).join(' ')} id={id}>
      <div className="sheet pb-foot print:block print:pb-4">{children}</div>
    </section>
  )
}

/** Size of a head: `small` for lists of links, `length` for a numeral that is a length, with its unit. */
type HeadSize = 'usual' | 'small' | 'length'

interface SectionHeadProps {
  numeral: ReactNode
  /** True for a numeral that begins the sentence of the title: screen readers then read both. */
  isSpoken?: boolean | undefined
  /** Whether the numeral is more than a number of the section, such as a length, and screen readers read it in its place. */
  isContent?: boolean | undefined
  /** Small number before the numeral: `2.` gives 2.1. */
  prefix?: string | undefined
  /** Marginal note under the numeral. */
  note?: string | undefined
  title: string
  /** Paragraphs of the head. */
  text?: string | readonly string[] | undefined
  /** A link below the text. */
  link?: LinkTo | undefined
  /** Place of the paragraphs, which always follow the title in the text: `stacked` under the title, `wide` beside the numeral, `split` in the last field. */
  layout?: 'stacked' | 'wide' | 'split' | undefined
  size?: HeadSize | undefined
  /** More under the paragraphs of a stacked head. */
  children?: ReactNode
}

/** Head of a section: numeral, title and paragraphs. */
export function SectionHead(props: SectionHeadProps) {
  const { numeral, isSpoken, isContent, prefix, note, title, text = [], link, children } = props
  const { layout = 'stacked', size = 'usual' } = props
  const number = (
    <div className={layout === 'split' ? numeralBesideText : numerals[size]}>
      <span className="-mr-in ml-[-0.04em] block wrap-anywhere" aria-hidden={isContent ? undefined : true}>
        {prefix && (
          <small className="marginal relative top-[0.1em] mr-[0.3em] ml-[0.35em] align-top text-deck leading-none">
            {prefix}
          </small>
        )}
        {numeral}
      </span>
      {note && <p className="marginal mt-4">{note}</p>}
    </div>
  )
  const heading = (
    <h2 className={size === 'small' ? titles.small : titles[layout]}>
      {isSpoken && <span className="sr-only">{numeral} </span>}
      {title}
    </h2>
  )
  const texts = typeof text === 'string' ? [text] : text
  const paragraphs = (
    <>
      {texts.map((one, index) => (
        <HeadText className={textClass(layout, index)} key={one}>
          {one}
        </HeadText>
      ))}
      {link && (
        <HeadText className={textClass(layout, texts.length)}>
          <ArrowLink to={link} />
        </HeadText>
      )}
    </>
  )
  if (layout === 'stacked')
    return (
      <header className={size === 'small' ? heads.small : heads.stacked}>
        {number}
        <div className="field-2-4 print:col-start-2">
          {heading}
          {paragraphs}
          {children}
        </div>
      </header>
    )
  return (
    <header className={heads[layout]}>
      {heading}
      {number}
      {paragraphs}
    </header>
  )
}

/** A paragraph of a head. */
export function HeadText({ className = headText, children }: { className?: string; children: ReactNode }) {
  return <p className={className}>{children}</p>
}

const headText = tw('opaque mt-6 max-w-text print:mt-2')

const heads = {
  stacked: tw('section-head pb-part last:pb-0 print:pb-4'),
  small: tw('section-head pb-6 print:pb-4'),
  wide: tw('section-head pb-part print:pb-4'),
  split: tw('section-head pb-part max-field:grid-rows-[auto_1fr] print:pb-4'),
}

const numerals: Record<HeadSize, string> = {
  usual: tw('numeral text-display-5 max-tiny:text-display-3 print:text-display-1'),
  small: tw('numeral text-display-3 print:text-display-1'),
  length: tw('numeral numeral-length'),
}
const numeralBesideText = tw(
  'numeral text-display-5 max-field:row-span-2 max-wide:row-auto max-tiny:text-display-3 print:text-display-1',
)

const titles = {
  stacked: tw(
    'mt-[-0.05em] text-display-3 fr:not-print:text-display-2 max-tiny:text-title-2 print:mt-0 print:text-title-2',
  ),
  small: tw(
    'mt-[-0.05em] text-display-1 fr:max-narrow:text-title-1 max-tiny:text-title-2 print:mt-0 print:text-title-2',
  ),
  wide: tw(
    'order-1 col-span-full mt-[0.35em] ml-[-0.03em] text-display-3 text-wrap fr:not-print:text-display-2 max-wide:order-none max-wide:mt-[0.1em] max-tiny:text-title-2 print:col-start-2 print:text-title-2',
  ),
  split: tw('field-2-3 mt-[-0.05em] text-display-2 max-tiny:text-title-2 print:col-start-2 print:text-title-2'),
}

function textClass(layout: 'stacked' | 'wide' | 'split', index: number): string {
  if (layout === 'stacked') return headText
  if (layout === 'split')
    return tw('opaque field-4 mt-1 max-w-text max-field:field-2-3 max-field:mt-4 print:col-start-2')
  return index === 0
    ? tw('opaque field-3 mt-1 max-w-text max-field:field-3-4 max-wide:mt-4 print:col-start-2')
    : tw('opaque field-4 mt-1 max-w-text max-field:field-3-4 max-wide:mt-4 print:col-start-2')
}

export interface HeadedSectionProps extends SectionProps, Omit<SectionHeadProps, 'children'> {}

/** A section that opens with its head: numeral, title, paragraphs and a link. */
export function HeadedSection({ ground, id, className, children, ...head }: HeadedSectionProps) {
  return (
    <Section ground={ground} id={id} className={className}>
      <SectionHead {...head} />
      {children}
    </Section>
  )
}
