import { language } from '#language'
import { pruneAssets } from '#server/publish/assets/assets.ts'
import { type Chunks, readChunks } from '#server/publish/assets/chunks.ts'
import { dressPages } from '#server/publish/assets/dress.ts'
import { checkCharacters } from '#server/publish/fonts/check-characters.ts'
import { writeCards } from '#server/publish/images/cards.ts'
import { writeLanguageOutputs } from '#server/publish/outputs/write-outputs.ts'
import type { Page } from '#server/publish/page.ts'
import { renderPages } from '#server/publish/render.ts'
import { siteOf } from '#server/publish/site-folder.ts'
import { writePages } from '#server/publish/write.ts'
import { checkSentences } from './check-sentences.ts'

/** One part of the build. Each needs what those before it have made. */
export interface BuildStep {
  name: string
  run: () => Promise<void>
}

export const buildStep = (name: string, run: () => unknown): BuildStep => ({
  name,
  run: async () => void (await run()),
})

/** What the steps of a language leave to those of the whole site. */
export interface LanguageBuild {
  pages: readonly Page[]
  chunks: Chunks
}

/** The parts of a build that each language has of its own: pages, scripts, feeds, papers and cards in its words. */
export function languageSteps(folder: string): { steps: readonly BuildStep[]; made: LanguageBuild } {
  const site = siteOf(folder)
  const made: LanguageBuild = { pages: [], chunks: {} }
  const steps = [
    buildStep('pages', async () => {
      const rendered = await renderPages(folder)
      await checkCharacters(rendered)
      if (language.prefix !== '') checkSentences(rendered)
      made.chunks = await readChunks(site)
      made.pages = await dressPages(site, rendered, made.chunks)
    }),
    buildStep('writing', () => writePages(site, made.pages)),
    buildStep('assets', () => pruneAssets(site, made.pages, made.chunks)),
    buildStep('outputs', () => writeLanguageOutputs(site, made.pages)),
    // Their words read the settings as they load, so they load after the settings are there.
    buildStep('papers', async () => (await import('#server/publish/papers.ts')).writePapers(site, made.pages)),
    buildStep('cards', () => writeCards(site, made.pages)),
  ]
  return { steps, made }
}
