import type { ReactNode } from 'react'
import { Breadcrumbs } from '#components/layout/Breadcrumbs.tsx'
import { layout } from '#words/layout.ts'
import { BackLink, type LinkTo } from './links.tsx'
import { explicitNavRole } from './navigation.ts'
import type { Ground } from './Section.tsx'
import { UnbrokenText } from './text.tsx'

export interface TitleSheetProps {
  /**
   * An index has its title beside its lead, low enough for the list to begin in the first screen. A document has a larger
   * title, its lead below, and its contents in the margin. The title of an article takes the whole width.
   */
  kind?: 'index' | 'document' | 'article' | undefined
  back?: LinkTo | undefined
  /** Note in place of the link back. */
  remark?: string | undefined
  title: string
  lead?: string | undefined
  /** The sections of the page, which the block links to. */
  sections?: readonly ContentsEntry[] | undefined
  /** Facts in the margin of an article, below its contents. */
  margin?: ReactNode
  /** The main step: in the last field at the foot of the block, on a narrow page below the lead. */
  action?: LinkTo | undefined
  /** What to expect of the main step of a document, below its button. */
  note?: string | undefined
  /** A second step of a document, a link beside the button of the main one. */
  other?: LinkTo | undefined
  /** What the reader of a document may need besides: a light link, because it is no step. */
  paper?: LinkTo | undefined
  children?: ReactNode
}

interface TitleBlockProps extends TitleSheetProps {
  ground?: Ground
}

/** The opening section of an inner page. */
export function TitleBlock({ ground = 'paper', ...props }: TitleBlockProps) {
  return (
    <section className={`title-block ${ground}`}>
      <TitleSheet {...props} />
    </section>
  )
}

/** Breadcrumbs, title and lead of an inner page. */
export function TitleSheet({
  kind = 'index',
  back,
  remark,
  title,
  lead,
  sections,
  margin,
  action,
  note,
  other,
  paper,
  children,
}: TitleSheetProps) {
  const isIndex = kind === 'index'
  const size = sizes[sizeOf(title, kind)]
  const contents = sections && <Contents sections={sections} place={isIndex ? 'beside' : 'margin'} isOpen={!isIndex} />
  return (
    <div className={isIndex ? 'sheet print:block' : 'sheet wide:grid-rows-[auto_auto_1fr] print:block'}>
      <div className="fields py-2 wide:row-1 max-wide:flex max-wide:flex-wrap max-wide:gap-x-4 max-wide:px-in max-narrow:grid max-narrow:grid-cols-[1fr_auto]">
        <Breadcrumbs isHiddenOnPhone={back !== undefined} />
        {back ? (
          <BackLink to={back} />
        ) : (
          remark && <p className="field-3 text-note text-mute max-wide:px-0 max-narrow:hidden">{remark}</p>
        )}
        {isIndex && contents}
      </div>
      <h1 className={isIndex && action ? `wide:row-[2/4] ${size}` : size}>
        <UnbrokenText text={title} />
      </h1>
      {lead && (
        <p className={isIndex ? leads.index : leads.document}>
          <UnbrokenText text={lead} />
        </p>
      )}
      {isIndex && action && (
        <a className="button button-amber field-4 fr:field-3-4 mb-4 min-h-12 gap-4 wide:-mt-2" href={action.href}>
          {action.label}
        </a>
      )}
      {!isIndex && (
        <div className={asides[kind]}>
          {action && (
            <a className={button} href={action.href}>
              {action.label}
            </a>
          )}
          {other && (
            <a className={secondStep} href={other.href}>
              {other.label}
            </a>
          )}
          {note && <span className={buttonNote}>{note}</span>}
          {paper && (
            <a className={lightLink} href={paper.href}>
              {paper.label}
            </a>
          )}
          {contents}
          {margin}
        </div>
      )}
      {children}
    </div>
  )
}

/** On the phones of 375 to 415 px, a line has as many letters: both fonts break it at the same word on all of them, or on none. */
const leads = {
  index: 'unlined field-3-4 wide:pt-4 max-w-measure @max-[26rem]/page:max-w-[18.05em] pb-6 text-deck',
  document: 'unlined field-1-3 max-w-wide @max-[26rem]/page:max-w-[17.15em] pb-6 text-lead',
}

/** What is beside a document's title and lead. An article's is below its title. */
const asides = {
  document: 'field-4 flex flex-col gap-4 max-wide:pb-4 wide:row-[1/4] wide:pt-2',
  article: 'field-4 pb-4',
}

/**
 * The steps are at the foot of the margin, below its contents, and on a narrow page above them: first the button, then the second
 * step. A note is not on paper, which has no button.
 */
const button = 'button button-amber -mx-in wide:order-1 wide:mt-auto'
const secondStep = '-mt-1 min-h-6 self-start text-ui font-bold wide:order-1 wide:pb-3 print:hidden'
const buttonNote = '-mt-3 text-ui text-mute wide:order-1 wide:pb-3 print:hidden'
const lightLink = '-mt-3 self-start text-ui text-mute wide:order-1 wide:pb-3 print:hidden'

/**
 * On a phone, both fonts break a line at the same word if it is so on one: on those of 360 to 415 px, a line has as many letters,
 * and a word of eighteen fits in it.
 */
const onPhone = '@min-[22rem]/page:max-slim:text-[8.2cqi] max-narrow:max-w-[calc(10.05em+1.5rem)]'

// Paper and the tiniest phones have one size for all titles.
const sizes = {
  name: 'page-title field-1-2 text-display-2 max-tiny:text-title-2 print:text-display-1',
  phrase: `page-title field-1-2 text-display-1 ${onPhone} max-tiny:text-title-2`,
  // Both fonts break lines of these lengths at the same word.
  short:
    'page-title field-1-3 max-w-[10.4em] text-display-3 @min-[22rem]/page:max-slim:text-[9.1cqi] max-narrow:max-w-[calc(9.15em+1.5rem)] max-tiny:text-title-2 print:text-display-1',
  usual: `page-title field-1-3 text-display-2 max-narrow:text-display-1 ${onPhone} max-tiny:text-title-2 print:text-display-1`,
  article: `page-title col-span-full text-display-2 max-narrow:text-display-1 ${onPhone} max-tiny:text-title-2 print:text-display-1`,
  // A title that nearly fills the line would break in one font alone.
  long: `page-title field-1-3 text-display-1 wide:max-w-[16em] ${onPhone} max-tiny:text-title-2`,
  longest: 'page-title field-1-3 text-title-2',
}

/**
 * The largest size at which a title fits: on an index in one line, or in two unless it is a name; elsewhere in two lines.
 */
function sizeOf(title: string, kind: NonNullable<TitleSheetProps['kind']>): keyof typeof sizes {
  if (kind === 'article') return 'article'
  if (kind === 'index') return title.length <= 17 ? 'name' : 'phrase'
  // A longer word would break on a phone.
  if (title.length > 48 || title.split(/\s/).some(({ length }) => length > 16))
    return title.length > 60 ? 'longest' : 'long'
  return title.length <= 30 ? 'short' : 'usual'
}

export interface ContentsEntry {
  readonly id: string
  readonly title: string
  /** The number of a section is its place, unless it has a mark of its own. */
  readonly mark?: string
}

/**
 * Links to the sections of a long page, numbered as they are. Screen readers read the number too, which distinguishes a
 * section from the page of the same name. The list is folded, except where it is open and has room.
 */
function Contents({ sections, place, isOpen }: ContentsProps) {
  return (
    <nav className={contentsPlaces[place]} aria-label={layout.contents} {...explicitNavRole}>
      <details className={isOpen ? openContents : undefined}>
        <summary className="min-h-6 cursor-pointer text-note font-bold">{layout.contents}</summary>
        <ol className={contentsLists[place]}>
          {sections.map(({ id, title, mark }, index) => (
            <li key={id}>
              <a className="block py-0.5 pl-8 -indent-8 no-underline hover:underline" href={`#${id}`}>
                <span className="marginal inline-block w-8 indent-0">{mark ?? index + 1} </span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

interface ContentsProps {
  sections: readonly ContentsEntry[]
  place: keyof typeof contentsPlaces
  isOpen: boolean
}

/** In the margin of a document, or in the row of the breadcrumbs. */
const contentsPlaces = {
  margin: 'text-ui print:hidden',
  beside:
    'field-4 text-ui wide:relative max-wide:has-[[open]]:basis-full max-wide:px-0 max-narrow:col-auto max-narrow:has-[[open]]:col-span-full print:hidden',
}

/** Beside a title, the open list is over the page, which keeps its place. */
const contentsLists = {
  margin: 'pt-1',
  beside: 'pt-1 wide:absolute wide:inset-x-0 wide:z-2 wide:border wide:border-ink wide:bg-ground wide:px-in wide:pb-2',
}

/** In a narrow margin, open contents would be higher than the title and its lead. */
const openContents = 'plates:unfolded'
