import { loadArticles } from '#content/articles/articles.server.ts'
import { sheetIndexArticles } from '#content/facts/limits.ts'
import { placeNames } from '#words/breadcrumbs.ts'
import { type IndexEntry, metadata, sheetIndex } from '#words/pages/sheet-index.ts'
import { pageAt, staticRoutes } from '#words/routes.ts'

export type Data = ReturnType<typeof data>

/** The groups of the site map, with the newest articles, and every page that is in no other group. */
export function data() {
  const { groups, articlesIn, othersIn } = sheetIndex
  const added = new Map<string, readonly IndexEntry[]>([
    [articlesIn, newestArticles()],
    [othersIn, otherPages()],
  ])
  return {
    metadata,
    groups: groups.map(({ id, title, entries }) => ({ id, title, entries: [...entries, ...(added.get(id) ?? [])] })),
  }
}

const newestArticles = (): IndexEntry[] =>
  loadArticles({ drafts: import.meta.env.DEV })
    .slice(0, sheetIndexArticles)
    .map(({ slug, title, description }) => ({ name: title, href: `/blog/${slug}`, text: description }))

function otherPages(): IndexEntry[] {
  const named = new Set(sheetIndex.groups.flatMap(({ entries }) => entries.map(({ href }) => href)))
  return staticRoutes
    .filter((href) => !named.has(href) && href !== `/${metadata.path}`)
    .flatMap((href) => {
      const page = pageAt(href)?.metadata
      if (page === undefined || page.kind === 'private') return []
      return [{ name: placeNames.get(href.slice(1)) ?? page.title, href, text: page.description }]
    })
}
