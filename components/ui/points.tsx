import type { ReactNode } from 'react'
import { ArrowLink, type LinkTo } from './links.tsx'
import { Unbroken } from './Unbroken.tsx'

/** A name and the sentence that fills it. */
export interface Point {
  name: string
  text: string
  link?: LinkTo
}

/** Names with their sentences, two by two; a sentence may end in a link. */
export function Definitions({ points }: { points: readonly Point[] }) {
  return (
    <dl className="definitions">
      {points.map(({ name, text, link }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {text} {link && <a href={link.href}>{link.label}</a>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Names with their sentences, one field each under a strong rule. */
export function OptionCards({ points }: { points: readonly Point[] }) {
  return (
    <div className="options">
      {points.map((point) => (
        <div key={point.name}>
          <h3>{point.name}</h3>
          <p>{point.text}</p>
        </div>
      ))}
    </div>
  )
}

/** Title, text and a way on, one to a row, each row with its mark. */
export function LinkedRows({
  rows,
  mark,
}: {
  rows: readonly { title: string; text: string; link: LinkTo }[]
  mark: (index: number) => string
}) {
  return (
    <div className="rows">
      {rows.map((row, index) => (
        <div className="row" key={row.title}>
          <span className="marginal" aria-hidden="true">
            {mark(index)}
          </span>
          <h3>
            <Unbroken text={row.title} />
          </h3>
          <p>{row.text}</p>
          <p>
            <ArrowLink to={row.link} />
          </p>
        </div>
      ))}
    </div>
  )
}

/** Names with their sentences, one to a row, lettered. `children` may set the text in another way. */
export function NamedRows<P extends Point>({
  points,
  children = (point) => point.text,
}: {
  points: readonly P[]
  children?: (point: P) => ReactNode
}) {
  return (
    <div className="rows">
      {points.map((point, index) => (
        <div className="row row-wide" key={point.name}>
          <span className="marginal" aria-hidden="true">
            {letter(index)}
          </span>
          <h3>{point.name}</h3>
          <p>{children(point)}</p>
        </div>
      ))}
    </div>
  )
}

/** Short entries, lettered, one field each. */
export function Register({ items }: { items: readonly string[] }) {
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

/** a, b, c, … for the margin. */
export const letter = (index: number): string => String.fromCharCode(97 + index)
