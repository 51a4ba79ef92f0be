import type { ReactNode } from 'react'

/** A name and the sentence that fills it. */
export interface Point {
  name: string
  text: string
}

/** Names with their sentences, two by two. */
export function Definitions({ points }: { points: readonly Point[] }) {
  return (
    <dl className="definitions">
      {points.map((point) => (
        <div key={point.name}>
          <dt>{point.name}</dt>
          <dd>{point.text}</dd>
        </div>
      ))}
    </dl>
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

const letter = (index: number): string => String.fromCharCode(97 + index)
