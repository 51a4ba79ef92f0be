import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { overdueClaims } from '#content/facts/overdue.ts'
import { loadEnvironment, SettingsError } from '#server/environment.ts'
import { cacheFolder, pruneCache } from '#server/publish/cache/build-cache.ts'

/** What a build writes: the site, the configuration of hosts beside it, and reports. */
const buildFolder = 'dist'

/** The finished files of a build: serve this folder with any static host. */
export const siteFolder = siteOf(buildFolder)

/** One part of the build. Each needs what those before it have written. */
export interface BuildStep {
  name: string
  run: () => Promise<void>
}

/**
 * Builds the site into `client/` of a folder: pages, figures, all that stands beside the pages,
 * styles inline, and a report of each island's size.
 * `local` fills missing settings with those of the local host, and compresses for it.
 * @param folder inside the project, for the pages are rendered from there; what is in it goes
 * @throws {SettingsError} when a production build lacks a setting; {Error} when content or code is wrong.
 */
export async function buildSite(mode: 'local' | 'production', folder = buildFolder): Promise<void> {
  for (const { run } of await buildSteps(mode, folder)) await run()
}

/** The parts of a build, in order: `buildSite` runs them all. */
export async function buildSteps(mode: 'local' | 'production', folder = buildFolder): Promise<readonly BuildStep[]> {
  const site = siteOf(folder)
  // Of the framework's thousand modules, and of ours with their types taken off: a tenth of a rebuild.
  enableCompileCache(join(cacheFolder, 'code'))
  loadEnvironment(mode)
  // By the clock, not the commit: the day on which somebody could look is today. Nothing of it enters the files.
  for (const line of overdueClaims(new Date())) process.stderr.write(`Warning: ${line}\n`)
  process.env.NODE_ENV = 'production'
  // Only now: content reads the settings as it is loaded.
  const { renderPages } = await import('./render-pages.ts')
  const { writeFigures } = await import('#server/publish/images/figures.ts')
  const { readContentGraph } = await import('#server/publish/outputs/content-graph.ts')
  const { writeBesidePages } = await import('#server/publish/outputs/beside-pages.ts')
  const { writeIcons } = await import('#server/publish/images/icons.ts')
  const { writeCards } = await import('#server/publish/images/cards.ts')
  const { writePages } = await import('./write-pages.ts')
  const { readNeeds } = await import('#server/publish/assets/page-needs.ts')
  const { pruneAssets } = await import('#server/publish/assets/assets.ts')
  const { writeLicenses } = await import('#server/publish/outputs/licenses.ts')
  const { writeHeaders } = await import('#server/publish/headers/headers.ts')
  const { reportIslands } = await import('#server/publish/assets/island-report.ts')
  const { compressFolder } = await import('#server/publish/cache/compress.ts')

  let pages: Awaited<ReturnType<typeof renderPages>> = []
  let graph: ReturnType<typeof readContentGraph> = []
  let needs: Awaited<ReturnType<typeof readNeeds>> = { assets: new Set(), inline: new Set(), scripts: [] }
  const step = (name: string, run: () => unknown) => ({ name, run: async () => void (await run()) })
  return [
    step('pages', async () => {
      pages = await renderPages(folder)
    }),
    step('graph', () => {
      graph = readContentGraph(pages)
    }),
    step('writing', () => writePages(site, pages)),
    step('needs', async () => {
      needs = await readNeeds(site)
    }),
    step('assets', () => pruneAssets(site, needs)),
    step('figures', () => writeFigures(site)),
    step('beside', () => writeBesidePages(site, graph)),
    step('icons', () => writeIcons(site)),
    step('cards', () => writeCards(site, graph)),
    step('licenses', () => writeLicenses(site)),
    step('headers', () => writeHeaders(site, needs)),
    // CDN hosts compress by themselves and limit the number of files; only our own host needs them ready.
    ...(mode === 'local' ? [step('compression', () => compressFolder(site))] : []),
    // After compression, for the sizes are those of its copies.
    step('report', async () => process.stdout.write(await reportIslands(site, needs))),
    step('cache', pruneCache),
  ]
}

function siteOf(folder: string): string {
  return join(folder, 'client')
}

if (import.meta.main) {
  try {
    const { local, into } = parseArgs({
      options: { local: { type: 'boolean', default: false }, into: { type: 'string', default: buildFolder } },
    }).values
    await buildSite(local ? 'local' : 'production', into)
    process.stdout.write(`Built ${siteOf(into)}/\n`)
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    const readable = error instanceof SettingsError || message.startsWith('content/')
    process.stderr.write(`The build failed.\n${readable ? message : (stack ?? message)}\n`)
    process.exitCode = 1
  }
}
