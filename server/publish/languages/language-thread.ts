/* The thread that builds the pages of one language: build-languages.ts starts one for each. */

import { once } from 'node:events'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { ownProblems } from '#content/articles/check.server.ts'
import type { Problem } from '#content/markdown/problem.ts'
import { addAssets, pruneAssets } from '#server/publish/assets/page-assets.ts'
import { type Chunks, readChunks } from '#server/publish/assets/scripts.ts'
import { cacheFolder } from '#server/publish/build-cache.ts'
import { checkCharacters } from '#server/publish/fonts/check-characters.ts'
import { writeCards } from '#server/publish/images/cards.ts'
import type { ModuleCounts } from '#server/publish/module-counts.ts'
import { writeLanguageOutputs } from '#server/publish/outputs/write-outputs.ts'
import type { Page, WrittenPage } from '#server/publish/page.ts'
import { renderPages } from '#server/publish/render-pages.ts'
import { siteOf } from '#server/publish/site-folder.ts'
import { writePages } from '#server/publish/write-pages.ts'

const jobSchema = z.object({ folder: z.string(), cards: z.boolean() })
/** Input of a thread. */
export type LanguageJob = z.infer<typeof jobSchema>

/** Result of the build of one language, for the build of the whole site. */
export interface LanguageBuild {
  /** Folder of its files. */
  folder: string
  pages: readonly WrittenPage[]
  chunks: Chunks
  modules: ModuleCounts
}

/**
 * Messages of a thread, in this order: the mistakes in its language's articles and, after a message to continue, that Vike
 * has read its configuration, and the build.
 */
export type LanguageMessage =
  | { kind: 'checked'; problems: readonly Problem[] }
  | { kind: 'configured' }
  | { kind: 'built'; build: LanguageBuild }

/** Renders the pages of the thread's language, and writes them with their styles and scripts. */
export async function buildPages(
  folder: string,
  onConfigured?: () => void,
): Promise<{ pages: readonly Page[]; chunks: Chunks; modules: ModuleCounts }> {
  const site = siteOf(folder)
  const { pages: rendered, modules } = await renderPages(folder, onConfigured)
  checkCharacters(rendered)
  const chunks = await readChunks(site)
  const pages = await addAssets(site, rendered, chunks)
  writePages(site, pages)
  await pruneAssets(site, pages, chunks)
  return { pages, chunks, modules }
}

/** Builds the pages and other files of the thread's language. */
async function buildLanguage({ folder, cards }: LanguageJob, onConfigured: () => void): Promise<LanguageBuild> {
  const site = siteOf(folder)
  const { pages, chunks, modules } = await buildPages(folder, onConfigured)
  writeLanguageOutputs(site, pages)
  if (cards) await writeCards(site, pages)
  return { folder, pages: pages.map(({ document: _document, main: _main, ...page }) => page), chunks, modules }
}

if (parentPort) {
  // Vike has added its own, which print an uncaught error and go on, as a server may. A build must end with it.
  for (const event of ['uncaughtException', 'unhandledRejection']) process.removeAllListeners(event)
  // Caches compiled code, which saves about a tenth of a rebuild.
  enableCompileCache(join(cacheFolder, 'code'))
  await work(parentPort)
}

async function work(port: MessagePort): Promise<void> {
  const say = (message: LanguageMessage) => port.postMessage(message)
  const goOn = once(port, 'message')
  say({ kind: 'checked', problems: await ownProblems() })
  await goOn
  const build = await buildLanguage(jobSchema.parse(workerData), () => say({ kind: 'configured' }))
  say({ kind: 'built', build })
}
