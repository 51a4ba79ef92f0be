import { site } from '#content/facts/site.ts'
import { canonicalAddress } from '#server/document/canonical.ts'
import { ownFile } from '#server/document/languages/own-file.ts'
import { markdownFile } from '#server/document/markdown-file.ts'
import { bareTitle } from '#server/document/title.ts'
import { newestArticles } from '#server/publish/outputs/feeds/feed-entries.ts'
import type { PublicPage } from '#server/publish/page.ts'
import type { LanguageOutput } from '#server/publish/publication.ts'
import { isArticle } from '#server/publish/select-pages.ts'
import { pageMarkdown } from '#server/publish/text/page-words.ts'
import { placeNames } from '#words/breadcrumbs.ts'
import { publications } from '#words/publications.ts'

const opening = (): string => `# ${site.name}\n\n> ${publications.index.summary}\n\n`

/** The index of the site for language models (llmstxt.org): every page as Markdown, by its place in the site. */
export const llms: LanguageOutput = ({ pages }) => {
  const { index } = publications
  const sections = Map.groupBy(pages, sectionOf)
  const lists = [...sections].map(([section, listed]) => `## ${section}\n\n${listed.map(entry).join('\n')}\n`)
  const whole = `[${index.whole}](${site.url}/${ownFile('llms-full.txt')})`
  return [{ file: ownFile('llms.txt'), text: `${opening()}${index.note}\n\n${whole}\n\n${lists.join('\n')}` }]
}

/** The words of every page in one file, each under its address; of the articles only those in the feeds. */
export const llmsFull: LanguageOutput = ({ pages }) => {
  const newest = new Set<PublicPage>(newestArticles(pages))
  const shown = pages.filter((page) => !isArticle(page) || newest.has(page))
  const words = shown.map((page) => `<!-- ${canonicalAddress(site.url, page.path)} -->\n\n${pageMarkdown(page)}\n`)
  return [{ file: ownFile('llms-full.txt'), text: `${opening()}${words.join('\n---\n\n')}` }]
}

/** Pages that have others below them head a section of their own; the rest are the company's. */
function sectionOf({ name }: PublicPage): string {
  const [first = ''] = name.split('/')
  return (headed.has(first) ? placeNames.get(first) : undefined) ?? publications.index.companyHeading
}

const headed = new Set(['services', 'sectors', 'blog'])

const entry = ({ path, metadata: { title, description } }: PublicPage): string =>
  `- [${bareTitle(title).replace(/[[\]\\]/g, '\\$&')}](${site.url}/${markdownFile(path)}): ${description}`
