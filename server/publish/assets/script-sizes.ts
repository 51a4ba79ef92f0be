/* How many bytes of scripts the pages with an island load: the build prints it, and tests limit it. */

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import {
  type Chunks,
  furtherScreens,
  withEveryImport,
  withIsland,
  withStaticImports,
} from '#server/publish/assets/scripts.ts'
import type { PageEntry } from '#server/publish/page.ts'

interface ScriptSize {
  /** Paths below the site's folder. */
  files: readonly string[]
  /** Brotli bytes at the highest quality. */
  bytes: number
}

interface IslandSize {
  /** The page's file. */
  page: string
  /**
   * The scripts that load with the page: named or preloaded ones, their static imports, and the island's deferred scripts.
   */
  atOnce: ScriptSize
  /** The scripts of a page with a hydrated island, before the visitor opens another screen. */
  live: ScriptSize
  /** The on-demand screen with the most bytes of additional scripts. */
  largestScreen: ScriptSize
  /** All scripts that the page may load. */
  whole: ScriptSize
}

/** The script sizes of each page with an island. */
export function islandSizes(site: string, pages: readonly PageEntry[], chunks: Chunks): IslandSize[] {
  const measured = (files: readonly string[]): ScriptSize => ({
    files,
    bytes: files.reduce((sum, file) => sum + compressedSize(join(site, file)), 0),
  })
  const islands: IslandSize[] = []
  for (const { file, scripts } of pages) {
    if (scripts === undefined) continue
    const { entry, preloaded, deferred } = scripts
    const atOnce = [...new Set([...withStaticImports(chunks, entry), ...preloaded, ...deferred])]
    let largestScreen: ScriptSize = { files: [], bytes: 0 }
    for (const files of furtherScreens(chunks, entry)) {
      const screen = measured(files.filter((one) => !atOnce.includes(one)))
      if (screen.bytes > largestScreen.bytes) largestScreen = screen
    }
    islands.push({
      page: file,
      atOnce: measured(atOnce),
      largestScreen,
      live: measured(withIsland(chunks, entry)),
      whole: measured(withEveryImport(chunks, entry)),
    })
  }
  return islands
}

/** Brotli size of a file in bytes: that of its compressed copy, which the smallest files lack. */
function compressedSize(file: string): number {
  const copy = `${file}.br`
  return existsSync(copy) ? statSync(copy).size : brotliCompressSync(readFileSync(file)).length
}

/** The sizes as text to print. */
export function islandReport(site: string, pages: readonly PageEntry[], chunks: Chunks): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`.padStart(9)
  const lines = islandSizes(site, pages, chunks).map(
    ({ page, atOnce, live, whole }) =>
      `  ${page.padEnd(14)} ${kilobytes(atOnce.bytes)} at once ${kilobytes(live.bytes)} live ${kilobytes(whole.bytes)} in all\n`,
  )
  return `Scripts of the pages with an island (brotli):\n${lines.join('')}`
}
