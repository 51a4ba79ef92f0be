import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { articleIds } from '#content/articles/article-ids.server.ts'
import { settings } from '#content/facts/settings.ts'
import { redirectsFile } from '#server/publish/headers/redirects.ts'
import { atom } from './atom.ts'
import type { ContentGraph } from './content-graph.ts'
import { jsonFeed } from './json-feed.ts'
import { lastModifiedBy, readCommitDates } from './last-modified.ts'
import { llms, llmsFull } from './llms.ts'
import { manifest } from './manifest.ts'
import { markdownTwins } from './markdown-twins.ts'
import type { Output, Publication } from './publication.ts'
import { robots } from './robots.ts'
import { rss } from './rss.ts'
import { securityTxt } from './security-txt.ts'
import { sitemap } from './sitemap.ts'
import { speculationRules } from './speculation-rules.ts'

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
