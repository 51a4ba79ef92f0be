/* The scripts of each page with an island: its entry, what to preload, and what each screen loads later. */

import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { deferredChunk, islands } from '#components/islands/hydration/islands.ts'
import type { PageScripts } from '#server/publish/page.ts'

/** Vite's manifest, which Vike writes beside the site's folder: chunks by key, with the keys of their imports. */
const chunksSchema = z.record(
  z.string(),
  z.looseObject({
    file: z.string(),
    name: z.string().optional(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
)
/** The scripts of a build. Files are paths below the site's folder. */
export type Chunks = z.infer<typeof chunksSchema>

/** @throws {ZodError} when the manifest has another format */
export async function readChunks(site: string): Promise<Chunks> {
  return chunksSchema.parse(JSON.parse(await readFile(join(dirname(site), 'assets.json'), 'utf8')))
}

/** The file of the client entry of a route, Vike's `+client.ts`; undefined for a route without one. */
const entryOf = (chunks: Chunks, pageId: string): string | undefined => chunks[`${pageId.slice(1)}/+client.ts`]?.file

/** A script and all its static imports. */
export const withStaticImports = (chunks: Chunks, file: string): string[] => reached(chunks, [file], staticImports)

/** The scripts of a hydrated island: the entry, what it imports dynamically but for the deferred chunk, and their static imports. */
export const withIsland = (chunks: Chunks, entry: string): string[] =>
  withDynamicImports(chunks, entry, ({ dynamicImports }) =>
    dynamicImports.filter((key) => chunks[key]?.name !== deferredChunk),
  )

/** The same, with the deferred chunk. */
const withDeferred = (chunks: Chunks, entry: string): string[] =>
  withDynamicImports(chunks, entry, ({ dynamicImports }) => dynamicImports)

function withDynamicImports(chunks: Chunks, entry: string, next: (chunk: Chunks[string]) => string[]): string[] {
  const atOnce = withStaticImports(chunks, entry)
  const imported = Object.values(chunks).flatMap((chunk) => (atOnce.includes(chunk.file) ? next(chunk) : []))
  return reached(chunks, [...atOnce, ...filesOf(chunks, imported)], staticImports)
}

/** Every script that a page may load. */
export const withEveryImport = (chunks: Chunks, entry: string): string[] =>
  reached(chunks, [entry], ({ imports, dynamicImports }) => [...imports, ...dynamicImports])

/** The screens that a page loads on demand, each with all its static imports. */
export const furtherScreens = (chunks: Chunks, entry: string): string[][] => {
  const reachable = withEveryImport(chunks, entry)
  const imported = Object.values(chunks).flatMap(({ file, dynamicImports }) =>
    reachable.includes(file) ? dynamicImports : [],
  )
  return filesOf(chunks, imported).map((file) => withStaticImports(chunks, file))
}

const staticImports = ({ imports }: Chunks[string]) => imports

function reached(chunks: Chunks, files: readonly string[], next: (chunk: Chunks[string]) => string[]): string[] {
  const keys = new Set(Object.entries(chunks).flatMap(([key, { file }]) => (files.includes(file) ? [key] : [])))
  for (const key of keys) {
    const chunk = chunks[key]
    if (chunk) for (const imported of next(chunk)) keys.add(imported)
  }
  return filesOf(chunks, [...keys])
}

const filesOf = (chunks: Chunks, keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => chunks[key]?.file ?? [])),
]

/**
 * The scripts in a page's head. For an island that loads at once, all its scripts are preloaded, so that React loads in
 * parallel with the entry. For an island that waits for a touch, only the entry's imports are preloaded, so that the entry
 * runs a round trip earlier and fewer forms are submitted before it.
 */
export function pageScripts(
  site: string,
  chunks: Chunks,
  { id, main }: { id: string; main: string },
): PageScripts | undefined {
  const entry = entryOf(chunks, id)
  if (entry === undefined) return undefined
  const first = withStaticImports(chunks, entry)
  const imported = first.filter((file) => file !== entry)
  switch (islandTrigger(main)) {
    case 'load': {
      const island = withIsland(chunks, entry).filter((file) => !first.includes(file))
      const deferred = withDeferred(chunks, entry).filter((file) => !first.includes(file) && !island.includes(file))
      return { entry, preloaded: [...imported, ...smallestFirst(site, island)], deferred }
    }
    case 'touch':
      return { entry, preloaded: imported, deferred: [] }
    // The starfield of home loads after the first paint.
    case undefined:
      return { entry, preloaded: [], deferred: [] }
  }
}

/** The trigger of the React island in a page's markup. Undefined without an island. */
const islandTrigger = (main: string) =>
  Object.entries(islands).find(([name]) => main.includes(`data-island="${name}"`))?.[1]

/**
 * Sorts scripts by size. Small ones finish early and leave the connections to the largest, which ends last. Over one
 * connection the order makes no difference.
 */
function smallestFirst(site: string, files: readonly string[]): string[] {
  const size = (file: string) => statSync(join(site, file)).size
  return files.toSorted((a, b) => size(a) - size(b))
}
