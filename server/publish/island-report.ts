import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'
import { type Assets, readAssets } from '#server/publish/assets.ts'
import { filesBelow } from '#server/publish/files.ts'

export interface IslandSize {
  /** The page, as its file. */
  page: string
  /** Brotli bytes of the scripts that load with the page: what it names, and what that imports statically. */
  atOnce: number
  /** Brotli bytes of all scripts that it may come to load. */
  whole: number
}

/** Vite's manifest, which Vike keeps beside the site's folder: chunks by key, with the keys of their static imports. */
const manifestSchema = z.record(
  z.string(),
  z.looseObject({ file: z.string(), imports: z.array(z.string()).optional() }),
)
type Manifest = z.infer<typeof manifestSchema>

const scriptSource = /<script[^>]*\bsrc="\/([^"]+)"/g

/** What each page with an island downloads, in brotli bytes at the highest quality. */
export async function islandSizes(folder: string): Promise<IslandSize[]> {
  const assets = await readAssets(folder)
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, '..', 'assets.json'), 'utf8')))
  const sizes: IslandSize[] = []
  for (const page of (await filesBelow(folder)).filter((file) => file.endsWith('.html'))) {
    const html = await readFile(join(folder, page), 'utf8')
    const entries = [...html.matchAll(scriptSource)].map((match) => match[1] ?? '')
    if (entries.length === 0) continue
    const reached = (await assets.reachedFrom(entries.join('\n'))).filter((path) => path.endsWith('.js'))
    sizes.push({
      page,
      atOnce: await brotliBytes(assets, withStaticImports(manifest, entries)),
      whole: await brotliBytes(assets, reached),
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

async function brotliBytes(assets: Assets, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (path) => brotliCompressSync(await assets.read(path)).length))
  return sizes.reduce((total, size) => total + size, 0)
}

/** The sizes as lines to print. */
export async function reportIslands(folder: string): Promise<string> {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`.padStart(9)
  const lines = (await islandSizes(folder)).map(
    ({ page, atOnce, whole }) => `  ${page.padEnd(14)} ${kilobytes(atOnce)} at once ${kilobytes(whole)} in all\n`,
  )
  return `Scripts of the pages with an island (brotli):\n${lines.join('')}`
}
