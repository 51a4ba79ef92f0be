import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Vite's manifest, which Vike keeps beside the site's folder: chunks by key, with the keys of their imports. */
const chunksSchema = z.record(
  z.string(),
  z.looseObject({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
  }),
)
/** The scripts of a build. Files are paths below the site's folder. */
export type Chunks = z.infer<typeof chunksSchema>

/** @throws {ZodError} when the manifest is of another shape than Vite's. */
export async function readChunks(folder: string): Promise<Chunks> {
  return chunksSchema.parse(JSON.parse(await readFile(join(folder, '..', 'assets.json'), 'utf8')))
}

/** Some files, and all that they import statically. */
export function withStaticImports(chunks: Chunks, files: readonly string[]): string[] {
  const keys = new Set(Object.entries(chunks).flatMap(([key, { file }]) => (files.includes(file) ? [key] : [])))
  for (const key of keys) for (const next of chunks[key]?.imports ?? []) keys.add(next)
  return filesOf(chunks, [...keys])
}

/** What a page's scripts come to at once: their entry imports its island dynamically. What that imports so is for later. */
export function withIsland(chunks: Chunks, scripts: readonly string[]): string[] {
  const entry = withStaticImports(chunks, scripts)
  const importing = Object.values(chunks).filter(({ file }) => entry.includes(file))
  const island = importing.flatMap(({ dynamicImports = [] }) => dynamicImports)
  return withStaticImports(chunks, [...entry, ...filesOf(chunks, island)])
}

function filesOf(chunks: Chunks, keys: readonly string[]): string[] {
  return [...new Set(keys.flatMap((key) => chunks[key]?.file ?? []))]
}
