/* Pages as Markdown: one file each, and llms.txt with its long form. */

import { parseFragment, serialize } from 'parse5'
import { stringify } from 'yaml'
import { site } from '#content/facts/site.ts'
import { localizedFile, markdownFile } from '#server/document/addresses.ts'
import { bareTitle } from '#server/document/head.ts'
import { newestArticles } from '#server/publish/outputs/newest-articles.ts'
import type { LanguageOutput } from '#server/publish/outputs/output.ts'
import { type ArticlePage, type IndexedPage, isArticle } from '#server/publish/page.ts'
import { attribute, type Element, elementsBelow, makeElement, makeText } from '#server/publish/text/page-markup.ts'
import { plainMarkup, toMarkdown } from '#server/publish/text/plain-markup.ts'
import { placeNames } from '#words/breadcrumbs.ts'
import { publications } from '#words/publications.ts'
import { lastModifiedOf } from './sitemap.ts'

/** The text of a page as Markdown. */
const pageMarkdown = (page: IndexedPage): string => toMarkdown(plainMarkup(only('main', page), page.metadata.canonical))

/**
 * An article as plain HTML, its lead first. Its title block and its navigation are left out: feed readers show title, date and
 * author themselves.
 */
export function articleHtml(page: ArticlePage): string {
  const article = only('article', page)
  const isAround = (element: Element) => element.tagName === 'nav' || attribute(element, 'class') === 'title-block'
  const body = plainMarkup(article, page.metadata.canonical, isAround)
  return serialize(makeElement('div', [makeElement('p', [makeText(page.metadata.lead)])])) + body
}

/** The only element with a tag name in a page's main part. */
function only(tagName: 'main' | 'article', { main, path }: IndexedPage): Element {
  const element = elementsBelow(parseFragment(main)).find((one) => one.tagName === tagName)
  if (!element) throw new Error(`/${path}: the page has no <${tagName}> element.`)
  return element
}

/** Every page as Markdown, at its address with `.md`. */
export const markdownVersions: LanguageOutput = function* ({ pages }) {
  const lastModified = lastModifiedOf(pages)
  for (const page of pages) yield { file: markdownFile(page.path), content: markdownVersion(page, lastModified(page)) }
}

/** A page as Markdown: its metadata as front matter, then its text. */
function markdownVersion(page: IndexedPage, modified: string | undefined): string {
  const { metadata } = page
  const matter = {
    title: metadata.title,
    description: metadata.description,
    canonical: metadata.canonical,
    ...(metadata.kind === 'article' && { published: metadata.published }),
    ...(modified !== undefined && { modified }),
  }
  return `---\n${stringify(matter, { lineWidth: 0 })}---\n\n${pageMarkdown(page)}\n`
}

const opening = (): string => `# ${site.name}\n\n> ${publications.index.summary}\n\n`

/** The index of the site for language models (llmstxt.org): every page as Markdown, by its place in the site. */
export const llms: LanguageOutput = ({ pages }) => {
  const { index } = publications
  const sections = Map.groupBy(pages, sectionOf)
  const lists = [...sections].map(([section, listed]) => `## ${section}\n\n${listed.map(entry).join('\n')}\n`)
  const whole = `[${index.whole}](${site.url}/${localizedFile('llms-full.txt')})`
  return [{ file: localizedFile('llms.txt'), content: `${opening()}${index.note}\n\n${whole}\n\n${lists.join('\n')}` }]
}

/** The text of all pages in one file, each under its address; of the articles only those in the feeds. */
export const llmsFull: LanguageOutput = ({ pages }) => {
  const newest = new Set<IndexedPage>(newestArticles(pages))
  const shown = pages.filter((page) => !isArticle(page) || newest.has(page))
  const words = shown.map((page) => `<!-- ${page.metadata.canonical} -->\n\n${pageMarkdown(page)}\n`)
  return [{ file: localizedFile('llms-full.txt'), content: `${opening()}${words.join('\n---\n\n')}` }]
}

/** Groups pages under their parent page; pages without one form the company's section. */
function sectionOf({ name }: IndexedPage): string {
  const [first = ''] = name.split('/')
  return (headed.has(first) ? placeNames.get(first) : undefined) ?? publications.index.companyHeading
}

const headed = new Set(['services', 'sectors', 'blog'])

const entry = ({ path, metadata: { title, description } }: IndexedPage): string =>
  `- [${bareTitle(title).replace(/[[\]\\]/g, '\\$&')}](${site.url}/${markdownFile(path)}): ${description}`
