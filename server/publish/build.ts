import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { loadEnvironment } from '#server/environment.ts'
import { checkAddresses } from '#server/publish/addresses/check-addresses.ts'
import type { Chunks } from '#server/publish/assets/chunks.ts'
import { islandReport } from '#server/publish/assets/island-report.ts'
import { cacheFolder, pruneCache } from '#server/publish/cache/build-cache.ts'
import { compressFolder, removeEncodings } from '#server/publish/cache/compress.ts'
import { writeFileList } from '#server/publish/deploy/expected.ts'
import { filesBelow } from '#server/publish/files.ts'
import { writeHeaders } from '#server/publish/headers/headers.ts'
import { writeFigures } from '#server/publish/images/figures.ts'
import { writeIcons } from '#server/publish/images/icons.ts'
import { type FrenchBuild, startFrench } from '#server/publish/languages/french-build.ts'
import { type BuildStep, buildStep, languageSteps } from '#server/publish/languages/language-steps.ts'
import { mergeChunks, mergeSite } from '#server/publish/languages/merge.ts'
import { writeLicenses } from '#server/publish/outputs/licenses.ts'
import { writeOutputs } from '#server/publish/outputs/write-outputs.ts'
import { overdueClaims } from '#server/publish/trust/overdue-claims.ts'
import { oneLine } from '#server/terminal.ts'
import { writeAuthSettings } from './auth-settings.ts'
import { explained } from './build-failure.ts'
import type { WrittenPage } from './page.ts'
import { buildFolder, siteOf } from './site-folder.ts'
import { dropStaging, openStaging, replaceBuild } from './staging.ts'
import { writePageList } from './write.ts'

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
  const { steps, stop } = buildSteps(mode, staging)
  try {
    for (const { run } of steps) await run()
    if (encodings === 'removed') await removeEncodings(siteOf(staging))
    replaceBuild(folder)
  } catch (error) {
    stop()
    dropStaging(folder)
    throw error
  }
}

/** The parts of a build, in order: `buildSite` runs them all. French is built in a process of its own meanwhile. */
export function buildSteps(mode: 'local' | 'production', folder = buildFolder): BuildSteps {
  const site = siteOf(folder)
  const english = languageSteps(folder)
  let french: FrenchBuild | undefined
  let pages: readonly WrittenPage[] = []
  let chunks: Chunks = {}
  const steps = [
    buildStep('settings', () => {
      prepare(mode)
      french = startFrench(folder)
    }),
    // Before any page is rendered, and of both languages together: an editor sees all mistakes at once.
    buildStep('articles', async () => (await import('#content/articles/check.server.ts')).checkArticles()),
    ...english.steps,
    buildStep('figures', () => writeFigures(site)),
    buildStep('data', async () => (await import('./papers.ts')).writeData(site)),
    buildStep('french', async () => {
      ;({ pages, chunks } = english.made)
      if (!french) return
      const other = await french.finished
      await mergeSite(folder, french.folder)
      pages = [...pages, ...other.pages]
      chunks = mergeChunks(folder, chunks, other.chunks)
    }),
    buildStep('page list', () => writePageList(site, pages)),
    buildStep('site', () => writeOutputs(site, pages)),
    buildStep('addresses', async () => checkAddresses(pages, await filesBelow(site))),
    buildStep('icons', () => writeIcons(site)),
    buildStep('licenses', () => writeLicenses(site)),
    buildStep('headers', () => writeHeaders(site, pages)),
    // The headers are the last that writes a published file.
    buildStep('file list', () => writeFileList(site)),
    buildStep('auth settings', () => writeAuthSettings(folder)),
    buildStep('compression', () => compressFolder(site)),
    // After compression: the sizes are those of its brotli files.
    buildStep('report', async () => process.stdout.write(await islandReport(site, pages, chunks))),
    buildStep('cache', pruneCache),
  ]
  return { steps, stop: () => french?.stop() }
}

/** The parts of a build, and how to end what runs beside them when one has failed. */
interface BuildSteps {
  steps: readonly BuildStep[]
  stop: () => void
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
