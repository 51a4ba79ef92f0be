/* What an article is, once it has been read: pages, lists and feeds take it in this form. */

import type { LanguageName } from '#content/languages/languages.ts'
import type { FigureName } from '#content/schema/figure.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

/** The teams that sign articles (specification, section 2, Blog articles). Languages give each its signature. */
export const teams = ['research', 'engineering', 'defense', 'security'] as const

export type Team = (typeof teams)[number]

/**
 * The kind of a post. An `article` must meet the requirements of docs/editing.md: length, definition, example, figures and
 * limits. A `notice` has a few hundred words.
 */
export const articleForms = ['article', 'notice'] as const

export type ArticleForm = (typeof articleForms)[number]

/** The first of an article's two calls asks the company for something (specification, section 2, Blog articles). */
export const askTargets = {
  demo: contactAbout('demo'),
  consultation: contactAbout('consultation'),
  team: '/contact',
  securityTeam: contactAbout('briefing'),
} as const

/** The second link leads to what the company offers. */
export const exploreTargets = {
  services: '/services',
  capabilities: '/services',
  signals: '/services/signals',
} as const

export type AskKey = keyof typeof askTargets
export type ExploreKey = keyof typeof exploreTargets

/** A link at the end of an article. */
export interface Call {
  label: string
  href: string
}

/** Tables of the one day that an article may show as a figure; pages draw them as markup. */
export const dayTables = ['plateau', 'entropy', 'stays', 'out-of-sample'] as const

export type DayTable = (typeof dayTables)[number]

/** Names that `figure:name` may give in an article. */
export type ArticleFigureName = FigureName | DayTable

/** Whether a name is that of a table rather than of a drawing. */
export const isDayTable = (name: ArticleFigureName): name is DayTable => dayTables.some((table) => table === name)

interface TableCell {
  /** Escaped by the parser. */
  html: string
  /** The same as plain text. */
  text: string
}

/** A column, by the cell that heads it. */
export interface TableColumn extends TableCell {
  align: 'start' | 'end'
}

export interface TableRow {
  /** A sum is in the foot of the table. In Markdown it is a row whose first cell is bold. */
  kind: 'entry' | 'sum'
  /** The first cell is the heading of its row. */
  cells: TableCell[]
}

/** One piece of a section, in reading order. The parser has escaped every `html` and `caption`. */
export type Block =
  | { kind: 'html'; html: string }
  | { kind: 'aside'; html: string }
  | { kind: 'definition'; term: string; html: string }
  /** `number` counts the article's figures from 1; `alt` and `caption` are plain text. */
  | { kind: 'figure'; name: ArticleFigureName; number: number; alt: string; caption: string }
  /**
   * `caption` is HTML, empty for a table without one. `breadth` counts the characters of the longest word of each column, and
   * one for each gap between columns: no line can be narrower.
   */
  | { kind: 'table'; caption: string; breadth: number; columns: TableColumn[]; rows: TableRow[] }

export interface ArticleSection {
  /** Fragment of the address, unique in the article. */
  id: string
  title: string
  blocks: Block[]
}

/** A link into this site: its address, and the line of the file on which it is. */
export interface ArticleLink {
  href: string
  line: number
}

/** A blog post (specification, section 3): what lists and feeds need, and its words. */
export interface Article {
  /** Name of the file without `.md`. Unlike the slug, it stays the same when the product is renamed. */
  id: string
  /** The slug by which links and code refer to the article in every language. It is derived from the file name. */
  slug: string
  /** The last part of its address in another language than English. */
  address?: string | undefined
  form: ArticleForm
  /** The one language that a notice is in. Undefined for a text that is in each. */
  languages?: LanguageName | undefined
  title: string
  subtitle: string
  description: string
  /** As written: 'October 14, 2025'. */
  date: string
  /** ISO 8601 at 12:00 UTC. */
  isoDate: string
  modified: { date: string; isoDate: string } | null
  /** What the last revision changed in its meaning. */
  change?: string | undefined
  /** Signature of the team. */
  author: string
  team: Team
  topics: readonly string[]
  wordCount: number
  readingMinutes: number
  draft: boolean
  sections: ArticleSection[]
  links: readonly ArticleLink[]
  calls: readonly [ask: Call, explore: Call]
  closing: { title: string; text: string }
  /** Keys of what it cites. */
  sources: readonly SourceKey[]
  /** Figures of the text that no claim states and no example needs, each with its reason. */
  numbers: Readonly<Record<string, string>>
}
