/* Writes all files that are made from the pages of a build, beside the pages themselves. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { settings } from '#content/facts/settings.ts'
import { datasetFiles } from '#server/publish/dataset/files.ts'
import { indexedPages, type Page, privatePaths, type WrittenPage } from '#server/publish/page.ts'
import { trustFiles } from '#server/publish/trust/register.ts'
import { apiDescription } from '#words/api/description.ts'
import { changesFeed, feedStylesheet, rss } from './feeds.ts'
import { manifest } from './manifest.ts'
import { llms, llmsFull, markdownVersions } from './markdown.ts'
import type { LanguageOutput, Output, Publication } from './output.ts'
import { redirectsFile, robots, securityTxt, speculationRules, version } from './site-files.ts'
import { sitemap } from './sitemap.ts'

/** The description of the interface (OpenAPI 3.1). */
const apiFiles: Output = () => [
  { file: 'openapi.json', content: `${JSON.stringify(apiDescription(), undefined, 2)}\n` },
]

/** Outputs of the site as a whole. */
const outputs: readonly Output[] = [
  sitemap,
  robots,
  feedStylesheet,
  securityTxt,
  speculationRules,
  redirectsFile,
  version,
  apiFiles,
  datasetFiles,
]

/** Outputs that exist once per language. */
const languageOutputs: readonly LanguageOutput[] = [
  rss,
  markdownVersions,
  llms,
  llmsFull,
  manifest,
  trustFiles,
  changesFeed,
]

/** Writes the files that are published beside the pages of all languages into the site's folder. */
export const writeOutputs = (site: string, pages: readonly WrittenPage[]): void =>
  writeFiles(site, outputs, { pages: indexedPages(pages), ...common(pages) })

/** Writes the files that a language has of its own, from its pages. */
export const writeLanguageOutputs = (site: string, pages: readonly Page[]): void =>
  writeFiles(site, languageOutputs, { pages: indexedPages(pages), ...common(pages) })

const common = (pages: readonly WrittenPage[]): Omit<Publication, 'pages'> => ({
  privatePaths: privatePaths(pages),
  buildDate: settings.buildDate,
})

function writeFiles<Of extends Publication>(site: string, outputs: readonly Output<Of>[], publication: Of): void {
  const folders = new Set<string>()
  // Each file is generated just before it is written, because the text of thousands of pages would fill the memory.
  for (const output of outputs)
    for (const { file, content } of output(publication)) {
      const path = join(site, file)
      if (folders.size < folders.add(dirname(path)).size) mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
    }
}
