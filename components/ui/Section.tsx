import type { ReactNode } from 'react'
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
  const classes = ['border-t-2 border-ink', ground === 'paper' ? '' : ground, className ?? '']
  return (
    <section className={classes.filter(Boolean).join(' ')} id={id}>
      <div className="sheet pb-foot print:block print:pb-2">{children}</div>
    </section>
  )
}

/**
 * Size of a head: `large` on home, below the poster title; `quiet` for a list to look something up in, whose title is smaller;
 * `length` for a numeral that is a length, with its unit; `question` for a title that is a small label of the large words below
 * it, the deck.
 */
type HeadSize = 'usual' | 'large' | 'quiet' | 'length' | 'question'

interface SectionHeadProps {
  numeral?: ReactNode
  /** True for a numeral that begins the sentence of the title: screen readers then read both. */
  isSpoken?: boolean | undefined
  /** Whether the numeral is more than a number of the section, such as a length, and screen readers read it in its place. */
  isContent?: boolean | undefined
  title: string
  /** Paragraphs of the head. The first is set larger, as its deck. */
  text?: string | readonly string[] | undefined
  /** A link below the text. */
  link?: LinkTo | undefined
  size?: HeadSize | undefined
  /** Content below the paragraphs. */
  children?: ReactNode
}

/** Head of a section: numeral, title and paragraphs. */
export function SectionHead(props: SectionHeadProps) {
  const { numeral, isSpoken, isContent, title, text, link, size = 'usual', children } = props
  return (
    <header className={`section-head ${size === 'quiet' ? 'pb-4' : 'pb-part'} last:pb-0 print:pb-3`}>
      {numeral !== undefined && (
        <div className={numerals[size]}>
          <span
            className="cap-top unplated -mr-in ml-[-0.04em] block wrap-anywhere"
            aria-hidden={isContent ? undefined : true}
          >
            {numeral}
          </span>
        </div>
      )}
      <div className="field-2-4">
        <h2 className={titles[size]}>
          {isSpoken && <span className="sr-only">{numeral} </span>}
          {title}
        </h2>
        <HeadTexts text={text} link={link} size={size} />
        {children}
      </div>
    </header>
  )
}

/** The paragraphs of a head and the link below them. */
export function HeadTexts({ text = [], link, size = 'usual' }: Pick<SectionHeadProps, 'text' | 'link' | 'size'>) {
  const [deck, ...texts] = typeof text === 'string' ? [text] : text
  return (
    <>
      {deck && (
        <HeadText
          className={
            size === 'question' ? `${largeTitle} ${question}` : deck.length > longDeck ? longDeckText : deckText
          }
        >
          {deck}
        </HeadText>
      )}
      {texts.length > 1 ? (
        <div className={textsBeside}>
          {texts.map((one) => (
            <HeadText key={one}>{one}</HeadText>
          ))}
        </div>
      ) : (
        texts.map((one) => <HeadText key={one}>{one}</HeadText>)
      )}
      {link && (
        <HeadText className={`${headText} print:hidden`}>
          <ArrowLink to={link} />
        </HeadText>
      )}
    </>
  )
}

/** A paragraph of a head. */
export function HeadText({ className = headText, children }: { className?: string; children: ReactNode }) {
  return <p className={className}>{children}</p>
}

/** Several paragraphs share the width of a wide page. */
const textsBeside = 'plates:grid plates:grid-cols-2 plates:gap-x-[calc(2*var(--spacing-in))]'

const deckText =
  'opaque mt-6 max-w-text text-deck text-balance max-narrow:mt-4 print:mt-1 print:max-w-none print:text-wrap'

/** Chromium balances up to six lines, and leaves a last word alone in longer texts. On a phone, six lines are about as long. */
const longDeck = 190
const longDeckText = `${deckText} max-narrow:text-pretty`

const headText = 'opaque mt-6 max-w-text print:mt-1 print:max-w-none'

const numerals: Record<HeadSize, string> = {
  usual: 'numeral text-display-3 fr:max-narrow:text-title-2 print:text-display-1',
  large: 'numeral text-display-5 max-narrow:text-display-3 print:text-display-1',
  length: 'numeral numeral-length',
  question: 'numeral text-display-3 fr:max-narrow:text-title-2 print:text-display-1',
  quiet: 'numeral text-title-2 fr:max-narrow:text-title-1 print:text-title-1',
}

const largeTitle = 'text-display-1 fr:max-narrow:text-title-1 max-tiny:text-title-2 print:text-title-2'

const question = 'opaque w-fit wrap-anywhere mt-3 text-balance print:mt-1 print:break-after-avoid'

/** A title hides the grid lines behind it, like a paragraph, and no more of them than it is wide. */
const onLines = 'cap-top opaque w-fit wrap-anywhere'

const titles: Record<HeadSize, string> = {
  usual: `${onLines} ${largeTitle}`,
  quiet: `${onLines} text-title-2 fr:max-narrow:text-title-1 print:text-title-1`,
  length: `${onLines} ${largeTitle}`,
  question: 'cap-top term',
  large: `${onLines} text-display-3 fr:not-print:text-display-2 max-narrow:text-display-2 max-tiny:text-title-2 print:text-title-2`,
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
