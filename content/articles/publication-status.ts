import { settings } from '#content/facts/settings.ts'
import type { Article } from '#content/schema/article.ts'

/** What a build does with an article: `scheduled` ones are left out, like drafts, until the day of their date. */
export type PublicationStatus = 'published' | 'draft' | 'scheduled'

export function publicationStatus({ draft, isoDate }: Pick<Article, 'draft' | 'isoDate'>): PublicationStatus {
  if (draft) return 'draft'
  const day = settings.publicationDay
  return isoDate.slice(0, day.length) > day ? 'scheduled' : 'published'
}
