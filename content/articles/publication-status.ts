import { settings } from '#content/facts/settings.ts'
import type { Article } from '#content/schema/article.ts'

/** What a build does with an article: `scheduled` ones are left out, like drafts, until the day of their date. */
export type PublicationStatus = 'published' | 'draft' | 'scheduled'

/** @param day of the build, in UTC: '2026-12-01' */
export function publicationStatus(
  { draft, isoDate }: Pick<Article, 'draft' | 'isoDate'>,
  day = settings.publicationDay,
): PublicationStatus {
  if (draft) return 'draft'
  return isoDate.slice(0, day.length) > day ? 'scheduled' : 'published'
}
