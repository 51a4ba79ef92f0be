import { stringify } from 'yaml'
import { markdownFile } from '#server/document/markdown-file.ts'
import type { PublishedPage } from './content-graph.ts'
import type { Output } from './publication.ts'

/** Every page's words as Markdown, at its address with `.md`. */
export const markdownTwins: Output = function* ({ graph, lastModified }) {
  for (const page of graph) yield { file: markdownFile(page.path), text: markdownTwin(page, lastModified(page)) }
}

/** A page as Markdown: what it says of itself as front matter, then its words. */
export function markdownTwin(page: PublishedPage, modified: string | undefined): string {
  const matter = {
    title: page.title,
    description: page.description,
    canonical: page.canonical,
    ...(page.published !== undefined && { published: page.published }),
    ...(modified !== undefined && { modified }),
  }
  return `---\n${stringify(matter, { lineWidth: 0 })}---\n\n${page.markdown}\n`
}
