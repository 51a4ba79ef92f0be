import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readAssets } from '#server/publish/assets.ts'
import { filesBelow } from '#server/publish/files.ts'

export interface IslandSize {
  /** The page, as its file. */
  page: string
  /** Brotli bytes of the scripts that the page itself names. */
  entry: number
  /** Brotli bytes of all scripts that it may come to load. */
  whole: number
}

const scriptSource = /<script[^>]*\bsrc="\/([^"]+)"/g

/** What each page with an island downloads, in brotli bytes at the highest quality. */
export async function islandSizes(folder: string): Promise<IslandSize[]> {
  const assets = await readAssets(folder)
  const bytes = async (path: string) => brotliCompressSync(await assets.read(path)).length
  const sum = async (paths: readonly string[]) =>
    (await Promise.all(paths.map(bytes))).reduce((total, size) => total + size, 0)
  const sizes: IslandSize[] = []
  for (const page of (await filesBelow(folder)).filter((file) => file.endsWith('.html'))) {
    const html = await readFile(join(folder, page), 'utf8')
    const entries = [...html.matchAll(scriptSource)].map((match) => match[1] ?? '')
    if (entries.length === 0) continue
    const reached = (await assets.reachedFrom(entries.join('\n'))).filter((path) => path.endsWith('.js'))
    sizes.push({ page, entry: await sum(entries), whole: await sum(reached) })
  }
  return sizes
}

/** The sizes as lines to print. */
export async function reportIslands(folder: string): Promise<string> {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(8)
  const lines = (await islandSizes(folder)).map(
    ({ page, entry, whole }) => `  ${page.padEnd(14)} ${kilobytes(entry)} at once ${kilobytes(whole)} in all\n`,
  )
  return `Scripts of the pages with an island (brotli):\n${lines.join('')}`
}
