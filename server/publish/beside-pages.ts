import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { articleIds } from '#content/article-ids.server.ts'
import { settings } from '#content/settings.ts'
import { atom } from '#server/publish/atom.ts'
import type { ContentGraph } from '#server/publish/content-graph.ts'
import { jsonFeed } from '#server/publish/json-feed.ts'
import { lastModifiedBy, readCommitDates } from '#server/publish/last-modified.ts'
import { llms, llmsFull } from '#server/publish/llms.ts'
import { manifest } from '#server/publish/manifest.ts'
import { markdownTwins } from '#server/publish/markdown-twins.ts'
import type { Output, Publication } from '#server/publish/publication.ts'
import { redirectsFile } from '#server/publish/redirects.ts'
import { robots } from '#server/publish/robots.ts'
import { rss } from '#server/publish/rss.ts'
import { securityTxt } from '#server/publish/security-txt.ts'
import { sitemap } from '#server/publish/sitemap.ts'
import { speculationRules } from '#server/publish/speculation-rules.ts'

/** Everything that stands beside the pages as text. */
const outputs: readonly Output[] = [
  sitemap,
  robots,
  rss,
  atom,
  jsonFeed,
  markdownTwins,
  llms,
  llmsFull,
  securityTxt,
  manifest,
  speculationRules,
  redirectsFile,
]

/** Writes every output of the content graph into the built site. */
export function writeBesidePages(folder: string, graph: ContentGraph): void {
  const publication: Publication = {
    graph,
    articleIds: articleIds(),
    buildDate: settings.buildDate,
    lastModified: lastModifiedBy(graph, readCommitDates()),
  }
  const folders = new Set<string>()
  // One file after another, each made only then: the words of thousands of pages would fill the memory twice over.
  for (const output of outputs)
    for (const { file, text } of output(publication)) {
      const path = join(folder, file)
      if (folders.size < folders.add(dirname(path)).size) mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
}
