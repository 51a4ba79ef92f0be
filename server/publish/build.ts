import { join } from 'node:path'
import { overdueClaims } from '#content/overdue.ts'
import { loadEnvironment, SettingsError } from '#server/environment.ts'

/** Where the finished files are: serve this folder with any static host. */
export const siteFolder = join('dist', 'client')

/**
 * Builds the site into `dist/client/`: pages, figures, all that stands beside the pages,
 * styles inline, and a report of each island's size.
 * `local` fills missing settings with those of the local host, and compresses for it.
 * @throws {SettingsError} when a production build lacks a setting; {Error} when content or code is wrong.
 */
export async function buildSite(mode: 'local' | 'production'): Promise<void> {
  loadEnvironment(mode)
  // By the clock, not the commit: the day on which somebody could look is today. Nothing of it enters the files.
  for (const line of overdueClaims(new Date())) process.stderr.write(`Warning: ${line}\n`)
  process.env.NODE_ENV = 'production'
  // Only now: content reads the settings as it is loaded.
  const { build } = await import('vike/api')
  const { writeFigures } = await import('#server/publish/figures.ts')
  const { readContentGraph } = await import('#server/publish/content-graph.ts')
  const { writeBesidePages } = await import('#server/publish/beside-pages.ts')
  const { writeIcons } = await import('#server/publish/icons.ts')
  const { writeCards } = await import('#server/publish/cards.ts')
  const { inlineStyles } = await import('#server/publish/styles.ts')
  const { pruneAssets } = await import('#server/publish/assets.ts')
  const { writeLicenses } = await import('#server/publish/licenses.ts')
  const { writeHeaders } = await import('#server/publish/headers.ts')
  const { reportIslands } = await import('#server/publish/island-report.ts')
  const { compressFolder } = await import('#server/publish/compress.ts')

  await build({ viteConfig: { logLevel: 'error' } })
  await writeFigures(siteFolder)
  const graph = await readContentGraph(siteFolder)
  await writeBesidePages(siteFolder, graph)
  await writeIcons(siteFolder)
  await writeCards(siteFolder, graph)
  await inlineStyles(siteFolder)
  await pruneAssets(siteFolder)
  await writeLicenses(siteFolder)
  await writeHeaders(siteFolder)
  process.stdout.write(await reportIslands(siteFolder))
  // CDN hosts compress by themselves and limit the number of files; only our own host needs them ready.
  if (mode === 'local') await compressFolder(siteFolder)
}

if (import.meta.main) {
  try {
    await buildSite(process.argv.includes('--local') ? 'local' : 'production')
    process.stdout.write(`Built ${siteFolder}/\n`)
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    const readable = error instanceof SettingsError || message.startsWith('content/')
    process.stderr.write(`The build failed.\n${readable ? message : (stack ?? message)}\n`)
    process.exitCode = 1
  }
}
