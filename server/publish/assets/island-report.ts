import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cached } from '#server/publish/cache/build-cache.ts'
import { compress, encodedPaths } from '#server/publish/cache/encodings.ts'
import type { PageEntry } from '#server/publish/page.ts'
import { type Chunks, furtherScreens, withEveryImport, withIsland, withStaticImports } from './chunks.ts'

export interface ScriptSize {
  /** Paths below the site's folder. */
  files: readonly string[]
  /** Brotli bytes at the highest quality. */
  bytes: number
}

export interface IslandSize {
  /** The page, as its file. */
  page: string
  /** The scripts that load with the page: what it names or preloads, what that imports statically, and the supply of the island. */
  atOnce: ScriptSize
  /** Those of a page whose island is live, before anybody has asked it for another screen. */
  live: ScriptSize
  /** Of the screens that load on demand, the one with the most scripts besides those of the page. */
  largestScreen: ScriptSize
  /** All scripts that it may come to load. */
  whole: ScriptSize
}

/** What each page with an island downloads. */
export async function islandSizes(site: string, pages: readonly PageEntry[], chunks: Chunks): Promise<IslandSize[]> {
  const measured = async (files: readonly string[]): Promise<ScriptSize> => {
    let bytes = 0
    for (const file of files) bytes += await compressedSize(join(site, file))
    return { files, bytes }
  }
  const sizes: IslandSize[] = []
  // One after another: pages share most of their scripts, and none is to be compressed twice.
  for (const { file, scripts } of pages) {
    if (scripts === undefined) continue
    const { entry, preloaded, supply } = scripts
    const atOnce = [...new Set([...withStaticImports(chunks, entry), ...preloaded, ...supply])]
    let largestScreen: ScriptSize = { files: [], bytes: 0 }
    for (const files of furtherScreens(chunks, entry)) {
      const screen = await measured(files.filter((one) => !atOnce.includes(one)))
      if (screen.bytes > largestScreen.bytes) largestScreen = screen
    }
    sizes.push({
      page: file,
      atOnce: await measured(atOnce),
      largestScreen,
      live: await measured(withIsland(chunks, entry)),
      whole: await measured(withEveryImport(chunks, entry)),
    })
  }
  return sizes
}

/** From the encodings that are kept between builds, and used when the site is compressed. */
async function compressedSize(file: string): Promise<number> {
  const bytes = readFileSync(file)
  return (await cached(encodedPaths(bytes)['.br'], () => compress['.br'](bytes))).length
}

/** The sizes as lines to print. */
export async function islandReport(site: string, pages: readonly PageEntry[], chunks: Chunks): Promise<string> {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`.padStart(9)
  const lines = (await islandSizes(site, pages, chunks)).map(
    ({ page, atOnce, live, whole }) =>
      `  ${page.padEnd(14)} ${kilobytes(atOnce.bytes)} at once ${kilobytes(live.bytes)} live ${kilobytes(whole.bytes)} in all\n`,
  )
  return `Scripts of the pages with an island (brotli):\n${lines.join('')}`
}
