import type { AskKey, ExploreKey, Team } from '#content/schema/article.ts'

/** Texts and formats of a language for its articles; `content/en/articles.ts` is the English module. */
export interface ArticleLanguage {
  /** Folder of the articles, below that of the project. */
  readonly folder: string
  /** Signature of each team. */
  readonly authors: Readonly<Record<Team, string>>
  /** Labels of the closing calls, as front matter gives them. */
  readonly asks: Readonly<Record<AskKey, string>>
  readonly explores: Readonly<Record<ExploreKey, string>>
  /** Reads a date as the language writes it, at 12:00 UTC. Undefined for another form or a day that does not exist. */
  readonly parseDate: (text: string) => Date | undefined
  /** The same the other way: a day as the language writes it. */
  readonly formatDate: (day: Date) => string
  /** How to write a date, for the message about one that cannot be read. */
  readonly dateForm: string
  /** How many words of its prose an adult reads in a minute. */
  readonly wordsPerMinute: number
  /** Words of a new article that say what to write in their place. No published article may have them. */
  readonly template: ArticleTemplate
}

/** The fields of a new article that its author has yet to write, and its first words. */
export interface ArticleTemplate {
  readonly title: string
  readonly subtitle: string
  readonly description: string
  readonly topics: readonly [string]
  readonly closing: { readonly title: string; readonly text: string }
  readonly body: string
}
