import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { loadEnvironment } from '#server/environment.ts'
import { checkAddresses } from '#server/publish/addresses/check-addresses.ts'
import { pruneAssets } from '#server/publish/assets/assets.ts'
import { type Chunks, readChunks } from '#server/publish/assets/chunks.ts'
import { dressPages } from '#server/publish/assets/dress.ts'
import { islandReport } from '#server/publish/assets/island-report.ts'
import { cacheFolder, pruneCache } from '#server/publish/cache/build-cache.ts'
import { compressFolder, removeEncodings } from '#server/publish/cache/compress.ts'
import { filesBelow } from '#server/publish/files.ts'
import { checkCharacters } from '#server/publish/fonts/check-characters.ts'
import { writeHeaders } from '#server/publish/headers/headers.ts'
import { writeCards } from '#server/publish/images/cards.ts'
import { writeFigures } from '#server/publish/images/figures.ts'
import { writeIcons } from '#server/publish/images/icons.ts'
import { writeLicenses } from '#server/publish/outputs/licenses.ts'
import { writeOutputs } from '#server/publish/outputs/write-outputs.ts'
import { oneLine } from '#server/terminal.ts'
import { overdueClaims } from '#words/overdue.ts'
import { writeAuthSettings } from './auth-settings.ts'
import { explained } from './build-failure.ts'
import type { Page } from './page.ts'
import { renderPages } from './render.ts'
import { buildFolder, siteOf } from './site-folder.ts'
import { dropStaging, openStaging, replaceBuild } from './staging.ts'
import { writePages } from './write.ts'

/** One part of the build. Each needs what those before it have made. */
export interface BuildStep {
  name: string
  run: () => Promise<void>
}

interface BuildOptions {
  /** Inside the project, because the pages are rendered from there. A finished build replaces what is in it. */
  folder?: string
  /** `removed` for hosts that compress by themselves. */
  encodings?: 'written' | 'removed'
}

/**
 * Builds the site into `client/` of a folder: pages with their styles inline, everything that is published beside them,
 * and encodings of every text file; prints what scripts the islands load. `local` fills missing settings with those of
 * the local host. Until all is done the folder keeps the last good build, and after an error, too.
 * @throws {SettingsError} when a production build lacks a setting; {Error} when content or code is wrong
 */
export async function buildSite(mode: 'local' | 'production', options: BuildOptions = {}): Promise<void> {
  const { folder = buildFolder, encodings = 'written' } = options
  // Before anything is written: a production build without its settings leaves no trace.
  loadEnvironment(mode)
  const staging = openStaging(folder)
  try {
    for (const { run } of buildSteps(mode, staging)) await run()
    if (encodings === 'removed') await removeEncodings(siteOf(staging))
    replaceBuild(folder)
  } catch (error) {
    dropStaging(folder)
    throw error
  }
}

/** The parts of a build, in order: `buildSite` runs them all. */
export function buildSteps(mode: 'local' | 'production', folder = buildFolder): readonly BuildStep[] {
  const site = siteOf(folder)
  let pages: readonly Page[] = []
  let chunks: Chunks = {}
  const step = (name: string, run: () => unknown) => ({ name, run: async () => void (await run()) })
  return [
    step('settings', () => prepare(mode)),
    step('pages', async () => {
      const rendered = await renderPages(folder)
      await checkCharacters(rendered)
      chunks = await readChunks(site)
      pages = await dressPages(site, rendered, chunks)
    }),
    step('writing', () => writePages(site, pages)),
    step('assets', () => pruneAssets(site, pages, chunks)),
    step('figures', () => writeFigures(site)),
    step('outputs', () => writeOutputs(site, pages)),
    // Their words read the settings as they load, so they load after the first step.
    step('papers', async () => (await import('./papers.ts')).writePapers(site, pages)),
    step('addresses', async () => checkAddresses(pages, await filesBelow(site))),
    step('icons', () => writeIcons(site)),
    step('cards', () => writeCards(site, pages)),
    step('licenses', () => writeLicenses(site)),
    step('headers', () => writeHeaders(site, pages)),
    step('auth settings', () => writeAuthSettings(folder)),
    step('compression', () => compressFolder(site)),
    // After compression: the sizes are those of its brotli files.
    step('report', async () => process.stdout.write(await islandReport(site, pages, chunks))),
    step('cache', pruneCache),
  ]
}

function prepare(mode: 'local' | 'production'): void {
  loadEnvironment(mode)
  // Of the framework's thousand modules, and of ours with their types taken off: a tenth of a rebuild.
  enableCompileCache(join(cacheFolder, 'code'))
  // By the clock, not the commit: a review is due when somebody could make it. Nothing of it enters the files.
  for (const line of overdueClaims(new Date())) process.stderr.write(`Warning: ${line}\n`)
  process.env.NODE_ENV = 'production'
}

/** @throws {Error} when a text is no day of the calendar */
function checkedDay(text: string): string {
  if (z.iso.date().safeParse(text).success) return text
  throw new Error(`--date is "${oneLine(text)}": write year, month and day, as 2026-12-01.`)
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({
      options: {
        local: { type: 'boolean', default: false },
        // Day up to which articles are published; by default that of the build.
        date: { type: 'string' },
        into: { type: 'string', default: buildFolder },
        // For hosts that compress by themselves.
        'without-encodings': { type: 'boolean', default: false },
      },
    })
    const { local, into, date } = values
    if (date !== undefined) process.env.PUBLICATION_DAY = checkedDay(date)
    const encodings = values['without-encodings'] ? 'removed' : 'written'
    await buildSite(local ? 'local' : 'production', { folder: into, encodings })
    process.stdout.write(`Built ${siteOf(into)}/\n`)
  } catch (error) {
    process.stderr.write(`The build failed.\n${explained(error)}\n`)
    process.exitCode = 1
  }
}
