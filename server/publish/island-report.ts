import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readAssets } from '#server/publish/assets.ts'
import { isCached, keep } from '#server/publish/build-cache.ts'
import { readChunks, withIsland, withStaticImports } from '#server/publish/chunks.ts'
import { compress, copyPaths } from '#server/publish/compressed-copy.ts'
import type { PageNeeds } from '#server/publish/page-needs.ts'

export interface Scripts {
  /** Paths below the site's folder. */
  files: readonly string[]
  /** Brotli bytes at the highest quality. */
  bytes: number
}

export interface IslandSize {
  /** The page, as its file. */
  page: string
  /** The scripts that load with the page: what it names or preloads, and what that imports statically. */
  atOnce: Scripts
  /** Those of a page whose island stands, before anybody has asked it for another screen. */
  live: Scripts
  /** All scripts that it may come to load. */
  whole: Scripts
}

/** What each page with an island downloads, in brotli bytes at the highest quality. */
export async function islandSizes(folder: string, { scripts }: PageNeeds): Promise<IslandSize[]> {
  const assets = await readAssets(folder)
  const chunks = await readChunks(folder)
  const measured = (files: readonly string[]): Scripts => ({
    files,
    bytes: files.reduce((total, file) => total + compressedSize(join(folder, file)), 0),
  })
  return Promise.all(
    scripts.map(async ({ page, loaded, preloaded }) => {
      const atOnce = [...loaded, ...preloaded]
      const reached = (await assets.reachedFrom(atOnce.join('\n'))).filter((path) => path.endsWith('.js'))
      return {
        page,
        atOnce: measured(withStaticImports(chunks, atOnce)),
        live: measured(withIsland(chunks, loaded)),
        whole: measured(reached),
      }
    }),
  )
}

/** From the copies that are kept between builds, and used when the site is compressed. */
function compressedSize(file: string): number {
  const bytes = readFileSync(file)
  const path = copyPaths(bytes)['.br']
  if (!isCached(path)) keep(path, compress['.br'](bytes))
  return statSync(path).size
}

/** The sizes as lines to print. */
export async function reportIslands(folder: string, needs: PageNeeds): Promise<string> {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`.padStart(9)
  const lines = (await islandSizes(folder, needs)).map(
    ({ page, atOnce, live, whole }) =>
      `  ${page.padEnd(14)} ${kilobytes(atOnce.bytes)} at once ${kilobytes(live.bytes)} live ${kilobytes(whole.bytes)} in all\n`,
  )
  return `Scripts of the pages with an island (brotli):\n${lines.join('')}`
}
