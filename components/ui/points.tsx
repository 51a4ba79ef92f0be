import type { ReactNode } from 'react'
import { ArrowLink, type LinkTo, TextLink } from './links.tsx'
import { UnbrokenText } from './text.tsx'

/** A name with the text that explains it. */
interface Point {
  name: string
  text: string
  link?: LinkTo
}

/** Points in two columns. A text may end in a link. */
export function Definitions({ points }: { points: readonly Point[] }) {
  return (
    <dl className="definitions">
      {points.map(({ name, text, link }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {text} {link && <TextLink to={link} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Points in one field each, under a strong rule. */
export function OptionCards({ points }: { points: readonly Point[] }) {
  return (
    <div className="option-cards">
      {points.map((point) => (
        <div key={point.name}>
          <h3>{point.name}</h3>
          <p>{point.text}</p>
        </div>
      ))}
    </div>
  )
}

interface RowsProps<P> {
  points: readonly P[]
  /** Mark of a row in the margin. */
  mark?: ((index: number) => ReactNode) | undefined
  /** Heading of a row; its name by default. */
  heading?: (point: P) => ReactNode
  /** Content of a row's last field. Without it, the text of the row takes that field too. */
  last?: (point: P) => ReactNode
}

/** Points in one row each: mark, name, text and last field. */
export function Rows<P extends { name: string; text: ReactNode }>({
  points,
  mark = letter,
  heading = ({ name }) => name,
  last,
}: RowsProps<P>) {
  return (
    <div className="rows">
      {points.map((point, index) => (
        <div className={last ? 'row' : 'row row-wide'} key={point.name}>
          <span className="marginal" aria-hidden="true">
            {mark(index)}
          </span>
          <h3>{heading(point)}</h3>
          <p>{point.text}</p>
          {last?.(point)}
        </div>
      ))}
    </div>
  )
}

/** Points in one row each, with a link in the last field. */
export function LinkedRows({ points, mark }: Pick<RowsProps<Required<Point>>, 'points' | 'mark'>) {
  const last = ({ link }: Required<Point>) => (
    <p>
      <ArrowLink to={link} />
    </p>
  )
  return <Rows points={points} mark={mark} heading={({ name }) => <UnbrokenText text={name} />} last={last} />
}

/** Short entries in one field each, lettered. */
export function LetteredList({ items }: { items: readonly string[] }) {
  return (
    <ul className="register">
      {items.map((item, index) => (
        <li key={item}>
          <span className="marginal" aria-hidden="true">
            {letter(index)}
          </span>
          {item}
        </li>
      ))}
    </ul>
  )
}

/** Letter of an entry in a list: a for index 0, b for 1. */
export const letter = (index: number): string => String.fromCharCode(97 + index)
