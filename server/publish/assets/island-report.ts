import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cached } from '#server/publish/cache/build-cache.ts'
import { compress, copyPaths } from '#server/publish/cache/compressed-copy.ts'
import { readAssets } from './assets.ts'
import { readChunks, withIsland, withStaticImports } from './chunks.ts'
import type { PageNeeds } from './page-needs.ts'

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
  const measured = async (files: readonly string[]): Promise<Scripts> => {
    let bytes = 0
    for (const file of files) bytes += await compressedSize(join(folder, file))
    return { files, bytes }
  }
  const sizes: IslandSize[] = []
  // One after another: pages share most of their scripts, and none is to be compressed twice.
  for (const { page, loaded, preloaded } of scripts) {
    const atOnce = [...loaded, ...preloaded]
    const reached = (await assets.reachedFrom(atOnce.join('\n'))).filter((path) => path.endsWith('.js'))
    sizes.push({
      page,
      atOnce: await measured(withStaticImports(chunks, atOnce)),
      live: await measured(withIsland(chunks, loaded)),
      whole: await measured(reached),
    })
  }
  return sizes
}

/** From the copies that are kept between builds, and used when the site is compressed. */
async function compressedSize(file: string): Promise<number> {
  const bytes = readFileSync(file)
  return (await cached(copyPaths(bytes)['.br'], () => compress['.br'](bytes))).length
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
