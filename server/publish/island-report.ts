import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'
import { type Assets, readAssets } from '#server/publish/assets.ts'
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

/** Vite's manifest, which Vike keeps beside the site's folder: chunks by key, with the keys of their imports. */
const manifestSchema = z.record(
  z.string(),
  z.looseObject({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
  }),
)
type Manifest = z.infer<typeof manifestSchema>

const scriptSource = /<script[^>]*\bsrc="\/([^"]+)"/g
const preload = /<link rel="modulepreload"[^>]*\bhref="\/([^"]+)"/g

/** What each page with an island downloads, in brotli bytes at the highest quality. */
export async function islandSizes(folder: string): Promise<IslandSize[]> {
  const assets = await readAssets(folder)
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, '..', 'assets.json'), 'utf8')))
  const sizes: IslandSize[] = []
  for (const { file: page, html } of readPages(folder, await filesBelow(folder))) {
    const named = (address: RegExp) => [...html.matchAll(address)].map((match) => match[1] ?? '')
    const scripts = named(scriptSource)
    const atOnce = [...scripts, ...named(preload)]
    if (atOnce.length === 0) continue
    const reached = (await assets.reachedFrom(atOnce.join('\n'))).filter((path) => path.endsWith('.js'))
    sizes.push({
      page,
      atOnce: await measured(assets, withStaticImports(manifest, atOnce)),
      live: await measured(assets, withIsland(manifest, scripts)),
      whole: await measured(assets, reached),
    })
  }
  return sizes
}

function withStaticImports(manifest: Manifest, entries: readonly string[]): string[] {
  const chunks = Object.entries(manifest)
  const keys = new Set(chunks.filter(([, chunk]) => entries.includes(chunk.file)).map(([key]) => key))
  for (const key of keys) for (const next of manifest[key]?.imports ?? []) keys.add(next)
  return [...new Set([...keys].map((key) => manifest[key]?.file ?? ''))]
}

/** The entry imports its island dynamically; what the island itself imports so is for later. */
function withIsland(manifest: Manifest, scripts: readonly string[]): string[] {
  const entry = withStaticImports(manifest, scripts)
  const chunks = Object.values(manifest).filter(({ file }) => entry.includes(file))
  const island = chunks.flatMap(({ dynamicImports = [] }) => dynamicImports.map((key) => manifest[key]?.file ?? ''))
  return withStaticImports(manifest, [...entry, ...island])
}

async function measured(assets: Assets, files: readonly string[]): Promise<Scripts> {
  const sizes = await Promise.all(files.map(async (path) => brotliCompressSync(await assets.read(path)).length))
  return { files, bytes: sizes.reduce((total, size) => total + size, 0) }
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
