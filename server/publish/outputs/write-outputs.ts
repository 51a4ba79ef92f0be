import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { settings } from '#content/facts/settings.ts'
import { indexNowKey } from '#server/publish/announce/index-now.ts'
import { siteIcon } from '#server/publish/images/site-icon.ts'
import { feedStylesheet } from '#server/publish/outputs/feeds/feed-stylesheet.ts'
import { rss } from '#server/publish/outputs/feeds/rss.ts'
import type { Page, WrittenPage } from '#server/publish/page.ts'
import type { LanguageOutput, Output, Publication } from '#server/publish/publication.ts'
import { privatePaths, publicPages } from '#server/publish/select-pages.ts'
import { llms, llmsFull } from './llms.ts'
import { manifest } from './manifest.ts'
import { markdownTwins } from './markdown-twins.ts'
import { redirectsFile } from './redirects-file.ts'
import { robots } from './robots.ts'
import { securityTxt } from './security-txt.ts'
import { sitemap } from './sitemap.ts'
import { speculationRules } from './speculation-rules.ts'
import { version } from './version-file.ts'

/** Outputs of the site as a whole. */
const outputs: readonly Output[] = [
  sitemap,
  robots,
  feedStylesheet,
  securityTxt,
  siteIcon,
  speculationRules,
  redirectsFile,
  version,
  indexNowKey,
]

/** Outputs that each language has of its own. */
const languageOutputs: readonly LanguageOutput[] = [rss, markdownTwins, llms, llmsFull, manifest]

/** Writes the text files that are published beside the pages of all languages into the site's folder. */
export const writeOutputs = (site: string, pages: readonly WrittenPage[], of: readonly Output[] = outputs): void =>
  writeFiles(site, of, { pages: publicPages(pages), ...common(pages) })

/** Writes the text files that a language has of its own, from its pages. */
export const writeLanguageOutputs = (
  site: string,
  pages: readonly Page[],
  of: readonly LanguageOutput[] = languageOutputs,
): void => writeFiles(site, of, { pages: publicPages(pages), ...common(pages) })

const common = (pages: readonly WrittenPage[]): Omit<Publication, 'pages'> => ({
  privatePaths: privatePaths(pages),
  buildDate: settings.buildDate,
})

function writeFiles<Of extends Publication>(site: string, outputs: readonly Output<Of>[], publication: Of): void {
  const folders = new Set<string>()
  // Each file is made just before it is written: the words of thousands of pages would fill the memory twice over.
  for (const output of outputs)
    for (const { file, text } of output(publication)) {
      const path = join(site, file)
      if (folders.size < folders.add(dirname(path)).size) mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
}
