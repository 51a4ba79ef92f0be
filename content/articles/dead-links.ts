import { anyTableNames, describedTables } from '#content/data-tables.ts'
import type { TableDescription } from '#content/day/format.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import type { PartialArticle } from '#content/markdown/parse.ts'
import type { Problem } from '#content/markdown/problem.ts'
import type { Article, ArticleLink } from '#content/schema/article.ts'
import { missingPlace, noPage } from '#content/schema/link-advice.ts'
import { articleSlug } from '#content/schema/slug.ts'
import { suggest } from '#content/schema/suggest.ts'
import { publicationStatus } from './publication-status.ts'

/** Where links can lead beside articles: the addresses of pages, and the fragments of each (content/schema/routes.ts). */
export interface Places {
  readonly staticRoutes: readonly string[]
  readonly routeFragments: ReadonlyMap<string, readonly string[]>
}

/**
 * Links of articles to a page or a fragment that does not exist.
 * @param texts all readable articles. Of broken ones only the outgoing links are checked, because their fragments may be
 *   incomplete
 * @param ids names of all files without `.md`, including unreadable ones, whose own mistakes are reported elsewhere
 * @param folder where the files lie, for the messages
 * @param pages of the site that are not articles
 */
export function deadLinks(
  articles: readonly Article[],
  texts: readonly PartialArticle[],
  ids: readonly string[],
  folder: string,
  pages: Places,
): Problem[] {
  const sections = new Map(articles.map((article) => [addressOf(article.slug), article.sections.map(({ id }) => id)]))
  const broken = new Set(
    ids.map((id) => addressOf(articleSlug(id, site.name))).filter((address) => !sections.has(address)),
  )
  return texts.flatMap((linking) =>
    linking.links.flatMap((link) => {
      const { path, fragment } = partsOf(link, linking)
      if (broken.has(path)) return []
      const table = tableAt(path)
      const places = sections.get(path) ?? pages.routeFragments.get(path)
      const text = table
        ? missingRow(path, fragment, table)
        : places
          ? missingPlace(path, fragment, places)
          : missingPage(path, [...sections.keys()], folder, pages)
      return text === undefined ? [] : [problem(linking, link, folder, text)]
    }),
  )
}

/** The table that a link to a file of the dataset leads to. Undefined for other paths. */
function tableAt(path: string): TableDescription | undefined {
  const name = anyTableNames.find((one) => path === `/${dataset.folder}/${one}.csv`)
  return name && describedTables[name]
}

/** A link may name one row of a table, its head being row 1 (RFC 7111, section 2.1). */
function missingRow(path: string, fragment: string | undefined, { rows }: TableDescription): string | undefined {
  if (fragment === undefined) return undefined
  const row = Number(/^row=(\d+)$/.exec(fragment)?.[1] ?? Number.NaN)
  const last = rows + 1
  return row > 1 && row <= last ? undefined : `${path} has no such row: write #row=2 to #row=${last}`
}

/**
 * Links to an article that appears later than their own, or not at all. Scheduled articles are checked too, before the build
 * of their day would fail.
 */
export function earlyLinks(articles: readonly Article[], folder: string): Problem[] {
  const unpublished = new Map(
    articles.filter((article) => publicationStatus(article) !== 'published').map((one) => [addressOf(one.slug), one]),
  )
  return articles
    .filter(({ draft }) => !draft)
    .flatMap((article) =>
      article.links.flatMap((link) => {
        const target = unpublished.get(partsOf(link, article).path)
        const text = target && tooEarly(article, target)
        return text === undefined ? [] : [problem(article, link, folder, text)]
      }),
    )
}

function tooEarly(article: Article, target: Article): string | undefined {
  if (target.draft) return 'that article is a draft: publish it first, or remove the link'
  if (target.isoDate <= article.isoDate) return undefined
  return `that article appears on ${target.date}, after this one: give it an earlier date, or remove the link`
}

/** Links to an article that is newer than the last revision of their own. */
export function laterLinks(articles: readonly Article[], folder: string): Problem[] {
  const published = new Map(
    articles.filter((article) => publicationStatus(article) === 'published').map((one) => [addressOf(one.slug), one]),
  )
  return articles.flatMap((article) =>
    article.links.flatMap((link) => {
      const target = published.get(partsOf(link, article).path)
      if (target === undefined || target.isoDate <= (article.modified ?? article).isoDate) return []
      const text = `that article is of ${target.date}, after this one: write modified: and the day on which this one was revised`
      return [problem(article, link, folder, text)]
    }),
  )
}

const addressOf = (slug: string): string => `/blog/${slug}`

const problem = ({ id }: PartialArticle, { href, line }: ArticleLink, folder: string, text: string): Problem => ({
  file: `${folder}/${id}.md`,
  line,
  text: `link "${href}": ${text}`,
})

/** A link that names only a fragment stays on its own page. */
function partsOf({ href }: ArticleLink, text: PartialArticle): { path: string; fragment: string | undefined } {
  const [, path = '', fragment] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
  return { path: path === '' ? addressOf(text.slug) : path, fragment }
}

function missingPage(path: string, articles: readonly string[], folder: string, pages: Places): string {
  if (path.startsWith('/blog/'))
    return `no article has that address: ${suggest(path, articles, `use the name of a file in ${folder}/, without .md`)}`
  const others = `use one of ${pages.staticRoutes.join(', ')}, or one below /services, /sectors or /blog`
  return noPage(path, [...pages.routeFragments.keys()], others)
}
