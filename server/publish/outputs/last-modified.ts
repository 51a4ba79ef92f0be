import type { PublicPage } from '#server/publish/page.ts'

type Dated = Pick<PublicPage, 'path' | 'metadata'>

/**
 * When the words of each page last changed, in ISO 8601: the date that an article states, and for a page with articles
 * below it the newest of theirs. Undefined for pages that state no date: a guessed one would teach search engines to
 * ignore the others (sitemaps.org, "lastmod").
 */
export function lastModifiedOf(pages: readonly Dated[]): (page: Dated) => string | undefined {
  const stated = ({ metadata }: Dated) => (metadata.kind === 'article' ? metadata.modified : undefined)
  const newestBelow = new Map<string, string>()
  for (const page of pages) {
    const parent = page.path.slice(0, Math.max(0, page.path.lastIndexOf('/')))
    const date = stated(page)
    if (date !== undefined && date > (newestBelow.get(parent) ?? '')) newestBelow.set(parent, date)
  }
  return (page) => stated(page) ?? newestBelow.get(page.path)
}
