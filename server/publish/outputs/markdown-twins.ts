import { stringify } from 'yaml'
import { site } from '#content/facts/site.ts'
import { canonicalAddress } from '#server/document/canonical.ts'
import { markdownFile } from '#server/document/markdown-file.ts'
import type { PublicPage } from '#server/publish/page.ts'
import type { LanguageOutput } from '#server/publish/publication.ts'
import { pageMarkdown } from '#server/publish/text/page-words.ts'
import { lastModifiedOf } from './last-modified.ts'

/** Every page's words as Markdown, at its address with `.md`. */
export const markdownTwins: LanguageOutput = function* ({ pages }) {
  const lastModified = lastModifiedOf(pages)
  for (const page of pages) yield { file: markdownFile(page.path), text: markdownTwin(page, lastModified(page)) }
}

/** A page as Markdown: its metadata as front matter, then its words. */
export function markdownTwin(page: PublicPage, modified: string | undefined): string {
  const { metadata } = page
  const matter = {
    title: metadata.title,
    description: metadata.description,
    canonical: canonicalAddress(site.url, page.path),
    ...(metadata.kind === 'article' && { published: metadata.published }),
    ...(modified !== undefined && { modified }),
  }
  return `---\n${stringify(matter, { lineWidth: 0 })}---\n\n${pageMarkdown(page)}\n`
}
