import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { loadArticles } from '#content/articles.server.ts'
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
  redirectsFile,
]

/** Writes every output of the content graph into the built site. */
export async function writeBesidePages(folder: string, graph: ContentGraph): Promise<void> {
  const publication: Publication = {
    graph,
    articles: loadArticles({ drafts: false }),
    buildDate: settings.buildDate,
    lastModified: lastModifiedBy(graph, readCommitDates()),
  }
  await Promise.all(
    outputs
      .flatMap((output) => output(publication))
      .map(async ({ file, text }) => {
        const path = join(folder, file)
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, text)
      }),
  )
}
