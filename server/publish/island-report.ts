import { brotliCompressSync } from 'node:zlib'
import { type Assets, readAssets } from '#server/publish/assets.ts'
import { readChunks, withIsland, withStaticImports } from '#server/publish/chunks.ts'
import { filesBelow, readPages } from '#server/publish/files.ts'

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

const scriptSource = /<script[^>]*\bsrc="\/([^"]+)"/g
const preload = /<link rel="modulepreload"[^>]*\bhref="\/([^"]+)"/g

/** What each page with an island downloads, in brotli bytes at the highest quality. */
export async function islandSizes(folder: string): Promise<IslandSize[]> {
  const assets = await readAssets(folder)
  const chunks = await readChunks(folder)
  const sizes: IslandSize[] = []
  for (const { file: page, html } of readPages(folder, await filesBelow(folder))) {
    const named = (address: RegExp) => [...html.matchAll(address)].map((match) => match[1] ?? '')
    const scripts = named(scriptSource)
    const atOnce = [...scripts, ...named(preload)]
    if (atOnce.length === 0) continue
    const reached = (await assets.reachedFrom(atOnce.join('\n'))).filter((path) => path.endsWith('.js'))
    sizes.push({
      page,
      atOnce: await measured(assets, withStaticImports(chunks, atOnce)),
      live: await measured(assets, withIsland(chunks, scripts)),
      whole: await measured(assets, reached),
    })
  }
  return sizes
}

/** By path, whose hash stands for the bytes: pages share most of their scripts. */
const compressedSizes = new Map<string, number>()

async function measured(assets: Assets, files: readonly string[]): Promise<Scripts> {
  let bytes = 0
  for (const path of files) {
    const size = compressedSizes.get(path) ?? brotliCompressSync(await assets.read(path)).length
    compressedSizes.set(path, size)
    bytes += size
  }
  return { files, bytes }
}

/** The sizes as lines to print. */
export async function reportIslands(folder: string): Promise<string> {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`.padStart(9)
  const lines = (await islandSizes(folder)).map(
    ({ page, atOnce, live, whole }) =>
      `  ${page.padEnd(14)} ${kilobytes(atOnce.bytes)} at once ${kilobytes(live.bytes)} live ${kilobytes(whole.bytes)} in all\n`,
  )
  return `Scripts of the pages with an island (brotli):\n${lines.join('')}`
}
