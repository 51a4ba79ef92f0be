/* Fields that services and sectors have in common. */

/** A name, and the sentence that says what it means. */
export interface Point {
  name: string
  text: string
}

/** A link, by the English address. */
export interface Link {
  label: string
  href: `/${string}`
}

/** A section for readers whom no sector names: what they can ask, and where to go next. */
export interface Audience {
  text: string
  next: Link
  /** What readers can ask, the answer in short, and a link to the service or page that gives it. */
  questions: readonly (Point & { link: Link })[]
}

/** The last band of a page. */
export interface Closing {
  title: string
  text: string
}

/** How much a sector needs a service: from the start, later, or not at all. */
export type Mark = 'leans-on' | 'adds' | 'none'

/** How one sector uses one service, with the reason for the mark. */
export interface Use {
  mark: Mark
  reason: string
}

/** Uses by the slug of the other side: of a sector in a service's file, of a service in a sector's. */
export type Uses = Readonly<Record<string, Use>>
