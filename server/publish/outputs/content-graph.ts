import { parse } from 'parse5'
import { site } from '#content/facts/site.ts'
import type { BuiltPage } from '#server/publish/files.ts'
import { attribute, type Element, elementsBelow, hasClass, textOf } from '#server/publish/text/page-markup.ts'
import { plainMarkup } from '#server/publish/text/plain-markup.ts'
import { toMarkdown } from '#server/publish/text/to-markdown.ts'
import { newestArticles } from './feed-entries.ts'

/** A page that is canonical and indexed: what the files beside the pages are made from. */
export interface PublishedPage {
  /** '' for home, 'services/gis'. */
  path: string
  canonical: string
  title: string
  description: string
  /** Names on the way from home, the page itself last. Empty for home. */
  trail: readonly string[]
  /** ISO 8601. Pages without a date in their words have neither. */
  published: string | undefined
  modified: string | undefined
  /** The words of the page as Markdown: a third of the memory that they take as HTML. */
  markdown: string
  /** What feeds say of an article besides; undefined where the page is none. */
  article: PublishedArticle | undefined
}

export interface PublishedArticle {
  author: string
  topics: readonly string[]
  /** As plain HTML (`plainMarkup`), without title and notes. '' of an article that feeds no longer give. */
  words: string
}

/** Every published page of a built site, in the order of their addresses. */
export type ContentGraph = readonly PublishedPage[]

/**
 * Reads the rendered pages. The documents decide what exists: a page that says `noindex`, or names no canonical address,
 * is in none of the outputs.
 * @throws {Error} when a page lacks a title, a description or a main part, or names an address that is not its own.
 */
export function readContentGraph(pages: readonly BuiltPage[]): ContentGraph {
  const files = new Map<PublishedPage, BuiltPage>()
  for (const built of pages) {
    const page = readPage(built.file, built.html, 'withoutFeedWords')
    if (page) files.set(page, built)
  }
  const graph = [...files.keys()].sort((a, b) => (a.path < b.path ? -1 : 1))
  // The words of a feed are a second copy of a page's, which only the newest articles need.
  const newest = new Set(newestArticles(graph))
  return graph.map((page) => {
    const built = newest.has(page) ? files.get(page) : undefined
    return (built && readPage(built.file, built.html)) ?? page
  })
}

/** What one built document says of itself; undefined when it is not to be indexed. */
export function readPage(
  file: string,
  source: string,
  words: 'withFeedWords' | 'withoutFeedWords' = 'withFeedWords',
): PublishedPage | undefined {
  const named = Map.groupBy(elementsBelow(parse(source)), ({ tagName }) => tagName)
  const first = (tagName: string) => named.get(tagName)?.[0]
  const metas = (name: string) =>
    (named.get('meta') ?? [])
      .filter((element) => (attribute(element, 'name') ?? attribute(element, 'property')) === name)
      .map((element) => attribute(element, 'content') ?? '')
  const meta = (name: string) => metas(name)[0]
  const link = named.get('link')?.find((element) => attribute(element, 'rel') === 'canonical')
  const canonical = link && attribute(link, 'href')
  if (canonical === undefined || meta('robots')?.includes('noindex')) return undefined
  const main = first('main')
  const title = first('title')
  const description = meta('description')
  if (!main || !title || description === undefined)
    throw new Error(`${file}: a page needs a title, a description and a main part.`)
  const article = meta('og:type') === 'article' ? first('article') : undefined
  const path = file === 'index.html' ? '' : file.replace(/\.html$/, '')
  if (canonical !== (path === '' ? site.url : `${site.url}/${path}`))
    throw new Error(`${file} names another page as canonical: ${canonical}`)
  return {
    path,
    canonical,
    title: textOf(title),
    description,
    trail: trailOf(named.get('nav') ?? []),
    published: meta('article:published_time'),
    modified: meta('article:modified_time'),
    markdown: toMarkdown(plainMarkup(main, `${site.url}/${path}`)),
    article: article && {
      author: meta('author') ?? '',
      topics: metas('article:tag'),
      words: words === 'withFeedWords' ? plainMarkup(article, canonical, isAround) : '',
    },
  }
}

/** What feed readers show by themselves, and ways about the page. The lead stays. */
const isAround = (element: Element): boolean =>
  element.tagName === 'h1' || element.tagName === 'nav' || hasClass(element, 'back') || hasClass(element, 'notes')

function trailOf(navigations: readonly Element[]): string[] {
  const navigation = navigations.find((element) => hasClass(element, 'breadcrumbs'))
  const items = navigation ? elementsBelow(navigation).filter(({ tagName }) => tagName === 'li') : []
  return items.map(textOf)
}
