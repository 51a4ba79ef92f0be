import { placeNames } from '#content/en/breadcrumbs.ts'
import { publications } from '#content/en/publications.ts'
import { site } from '#content/facts/site.ts'
import { markdownFile } from '#server/document/markdown-file.ts'
import type { PublishedPage } from './content-graph.ts'
import { newestArticles } from './feed-entries.ts'
import type { Output } from './publication.ts'

const { index } = publications
const opening = `# ${site.name}\n\n> ${index.summary}\n\n`

/** The index of the site for language models (llmstxt.org): every page as Markdown, by its place in the site. */
export const llms: Output = ({ graph }) => {
  const sections = Map.groupBy(graph, sectionOf)
  const lists = [...sections].map(([section, pages]) => `## ${section}\n\n${pages.map(entry).join('\n')}\n`)
  const whole = `[${index.whole}](${site.url}/llms-full.txt)`
  return [{ file: 'llms.txt', text: `${opening}${index.note}\n\n${whole}\n\n${lists.join('\n')}` }]
}

/** The words of every page in one file, each under its address; of articles the newest, as many as in the feeds. */
export const llmsFull: Output = ({ graph }) => {
  const newest = new Set(newestArticles(graph))
  const shown = graph.filter((page) => page.article === undefined || newest.has(page))
  const pages = shown.map((page) => `<!-- ${page.canonical} -->\n\n${page.markdown}\n`)
  return [{ file: 'llms-full.txt', text: `${opening}${pages.join('\n---\n\n')}` }]
}

/** Pages that have others below them head a section of their own; the rest are the company's. */
function sectionOf({ path }: PublishedPage): string {
  const [first = ''] = path.split('/')
  return sectionNames.get(first) ?? index.companyHeading
}

const sectionNames = new Map(['services', 'sectors', 'blog'].map((path) => [path, placeNames.get(path) ?? path]))

const entry = ({ path, title, description }: PublishedPage): string =>
  `- [${title.replace(` | ${site.name}`, '').replace(/[[\]\\]/g, '\\$&')}](${site.url}/${markdownFile(path)}): ${description}`
