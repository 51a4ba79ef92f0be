/* Lists of points, each a name with the text that explains it: definitions, cards, rows. */

import type { ReactNode } from 'react'
import { type LinkTo, TextLink } from './links.tsx'
import { UnbrokenText } from './text.tsx'

/** A name with the text that explains it. */
interface Point {
  name: string
  text: string
  link?: LinkTo
}

export interface DefinitionsProps {
  points: readonly { name: ReactNode; text: string; link?: LinkTo | undefined }[]
  /** Whether the names are small, because the list is not what matters most on its page. */
  isQuiet?: boolean
}

/**
 * Points in two columns. The last two of an odd number share the half beside the one before them, if their texts are short enough
 * for a field; else the last one has the row, with its text beside its name. A text may end in a link, whose target is the whole
 * cell.
 */
export function Definitions({ points, isQuiet = false }: DefinitionsProps) {
  const sharesHalf =
    points.length % 2 === 1 &&
    points.slice(-2).every(({ text, link }) => text.length + (link?.label.length ?? 0) < longText)
  const placeOf = (fromLast: number) => {
    if (sharesHalf) return fromLast < 2 ? quarter : half
    return fromLast === 0 && points.length % 2 === 1 ? whole : half
  }
  return (
    <dl className="col-span-full grid grid-cols-4 border-t border-ink p-0 max-wide:grid-cols-1 print:block">
      {points.map(({ name, text, link }, index) => (
        <div className={`${cell} ${placeOf(points.length - 1 - index)}`} key={text}>
          <dt className={link ? linkedName : isQuiet ? quietName : plainName}>{name}</dt>
          <dd className="px-in">
            {text} {link && <TextLink className="covers-cell" to={link} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A text of this many letters is hard to read in one field. */
const longText = 120

const cell =
  'group unlined relative grid items-baseline gap-y-2 border-b border-ink pt-4 pb-6 max-narrow:pb-4 max-field:content-start print:grid-cols-[1fr_3fr] print:py-1'
const half = 'grid-cols-2 max-field:grid-cols-1 wide:col-span-2'
const whole = 'grid-cols-2 max-wide:grid-cols-1 wide:col-span-full wide:*:max-w-measure'
const quarter = 'content-start plates:col-span-1 wide:max-plates:col-span-2 wide:max-plates:last:col-span-full'

const plainName = 'px-in text-row wrap-anywhere'
const quietName = 'px-in text-name wrap-anywhere'
const linkedName = 'cell-title px-in text-row wrap-anywhere'

interface Option {
  name: string
  text: string
  /** Small words above the name. */
  mark?: ReactNode
  /** The page that the whole card leads to. */
  href?: string
}

/** Cards of one field each, under a strong rule. Some are links. */
export function OptionCards({ points }: { points: readonly Option[] }) {
  return (
    <ul className="fields print:columns-2">
      {points.map(({ name, text, mark, href }) => {
        const words = (
          <>
            {mark && <span className="marginal">{mark}</span>}
            <h3 className="cell-title text-row">{name}</h3>
            <p>{text}</p>
          </>
        )
        return (
          <li className={`unlined field-each grid px-0 border-t-2 border-ink ${lastOption}`} key={href ?? name}>
            {href === undefined ? (
              <div className={card}>{words}</div>
            ) : (
              <a className={linkedCard} href={href}>
                {words}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The last card takes what is left of its row, so that no cell is empty. */
const lastOption =
  'wide:max-field:last:odd:col-span-full field:last:nth-[4n+1]:col-span-full field:last:nth-[4n+2]:col-span-9 field:last:nth-[4n+3]:col-span-6'

const card = 'grid content-start gap-3 px-in pt-in pb-8 max-narrow:pb-6 print:gap-1 print:py-2'
const linkedCard = `group no-underline focus-visible:-outline-offset-3 ${card}`

interface RowsProps<P> {
  points: readonly P[]
  /** Mark of a row in the margin. Without it, the name begins there. */
  mark?: ((index: number) => ReactNode) | undefined
  /** Heading of a row; its name by default. */
  heading?: (point: P) => ReactNode
  /** Content of a row's last field. Without it, the text of the row takes that field too. */
  last?: (point: P) => ReactNode
  /** Whether the link in the last field covers the row. */
  isLinked?: boolean
  /** Whether names fit in one field: the texts then have two, and the last field is beside them. */
  hasShortNames?: boolean
}

/** Points in one row each: mark, name, text and last field. */
export function Rows<P extends { name: string; text: ReactNode }>({
  points,
  mark,
  heading = ({ name }) => <UnbrokenText text={name} />,
  last,
  isLinked,
  hasShortNames,
}: RowsProps<P>) {
  return (
    <div className="fields">
      {points.map((point, index) => (
        <Row
          mark={mark && <span aria-hidden="true">{mark(index)}</span>}
          name={heading(point)}
          text={point.text}
          last={last?.(point)}
          isLinked={isLinked}
          places={hasShortNames ? placesBeside : undefined}
          key={point.name}
        />
      ))}
    </div>
  )
}

interface RowProps {
  as?: 'div' | 'li'
  /** In the first field, which the name has without it. */
  mark?: ReactNode
  name: ReactNode
  text: ReactNode
  last: ReactNode
  isLinked?: boolean | undefined
  places?: RowPlaces | undefined
}

interface RowPlaces {
  row: string
  name: string
  text: string
  last: string
}

/** A row: mark, name, text and last field. Where the page is not as wide, the last field is below the text. */
export function Row({ as: Element = 'div', mark, name, text, last, isLinked, places }: RowProps) {
  const { row, ...at } = places ?? (mark ? { ...usualPlaces, name: 'field-2' } : usualPlaces)
  return (
    <Element className={isLinked ? 'group relative point-row' : row}>
      {mark && <div className="marginal field-1 pt-1 max-wide:pt-0 max-wide:pb-2">{mark}</div>}
      {/* `balance` would break a compound at its hyphen. */}
      <h3 className={`cell-title text-row text-pretty max-field:row-span-2 max-wide:row-auto ${at.name}`}>{name}</h3>
      <p className={last || places ? at.text : textWide}>{text}</p>
      {last && <div className={at.last}>{last}</div>}
    </Element>
  )
}

const usualPlaces: RowPlaces = {
  row: 'point-row',
  name: 'field-1-2',
  text: 'field-3 max-field:field-3-4 max-field:max-w-measure max-wide:mt-3',
  last: 'field-4 max-field:field-3-4 max-field:mt-3 max-field:max-w-measure',
}
/** On paper, all rows have the same places. */
const placesBeside: RowPlaces = {
  row: 'point-row bg-none!',
  name: 'field-1 print:col-[1/7]',
  text: 'field-2-3 opaque max-w-measure max-wide:mt-3 print:col-[7/-1]',
  last: 'field-4 max-wide:mt-3 max-wide:max-w-measure print:col-[7/-1]',
}
const textWide = 'field-3-4 max-w-measure max-wide:mt-3'

/** Points in one row each, with a link in the last field. */
export function LinkedRows({ points }: Pick<RowsProps<Required<Point>>, 'points'>) {
  const last = ({ link }: Required<Point>) => (
    <p>
      <TextLink className="arrow-link covers-cell" to={link} />
    </p>
  )
  return <Rows points={points} last={last} isLinked />
}

/** Letter of an entry in a list: a for index 0, b for 1. */
export const letter = (index: number): string => String.fromCharCode(97 + index)
