import { plainArticles } from '#content/articles/plain-articles.server.ts'
import { articleLanguage as english } from '#content/en/articles.ts'
import { articleLanguage as french } from '#content/fr/articles.ts'

/**
 * The day on which every article that waits for its date is published, as '2026-12-01'. Undefined when none waits.
 * @param root folder of the project
 */
export function lastScheduledDay(today: string, root = process.cwd()): string | undefined {
  return [english, french]
    .flatMap((language) => plainArticles(language, root))
    .flatMap(({ draft, isoDate }) => (draft || isoDate === undefined ? [] : [isoDate.slice(0, 10)]))
    .filter((day) => day > today)
    .toSorted()
    .at(-1)
}
