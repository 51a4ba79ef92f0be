import { statSync } from 'node:fs'
import { join } from 'node:path'
import { islands } from '#components/islands/runtime/islands.ts'
import type { PageScripts } from '#server/publish/page.ts'
import { type Chunks, entryOf, withIsland, withStaticImports, withSupply } from './chunks.ts'

/**
 * The scripts that a page names. Where its island loads at once, all that the island is made of is preloaded, so that React
 * arrives side by side with the entry and not one after the other. Where the island waits for a touch, only what the
 * entry imports is preloaded: the entry runs a round trip sooner, and fewer forms are sent before it.
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
  switch (islandMoment(main)) {
    case 'load': {
      const island = withIsland(chunks, entry).filter((file) => !first.includes(file))
      const supply = withSupply(chunks, entry).filter((file) => !first.includes(file) && !island.includes(file))
      return { entry, preloaded: [...imported, ...smallestFirst(site, island)], supply }
    }
    case 'touch':
      return { entry, preloaded: imported, supply: [] }
    // The stars of home come after the first paint.
    case undefined:
      return { entry, preloaded: [], supply: [] }
  }
}

/** When the React island of a page's markup loads. Undefined for markup without one. */
export const islandMoment = (main: string) =>
  Object.entries(islands).find(([name]) => main.includes(`data-island="${name}"`))?.[1]

/**
 * The small ones leave a host's connections to the largest, by whose end all have arrived. Over one connection the order
 * changes nothing: docs/decisions/0050-live-before-what-it-can-do-without.md.
 */
function smallestFirst(site: string, files: readonly string[]): string[] {
  const size = (file: string) => statSync(join(site, file)).size
  return files.toSorted((a, b) => size(a) - size(b))
}
