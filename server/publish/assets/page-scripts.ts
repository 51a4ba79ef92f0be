import { statSync } from 'node:fs'
import { join } from 'node:path'
import { islands } from '#components/islands/runtime/islands.ts'
import type { PageScripts } from '#server/publish/page.ts'
import { type Chunks, entryOf, withIsland, withStaticImports, withSupply } from './chunks.ts'

/**
 * The scripts that a page names. Where its island loads at once, all that the island is made of is named in the head, so
 * that React and the auth client arrive side by side with the entry and not one after the other. Where the island waits for
 * a touch, only what the entry imports is named: the entry runs a round trip sooner, and fewer forms are sent before it.
 */
export function pageScripts(
  site: string,
  chunks: Chunks,
  { id, main }: { id: string; main: string },
): PageScripts | undefined {
  const entry = entryOf(chunks, id)
  if (entry === undefined) return undefined
  switch (islandMoment(main)) {
    case 'load':
      return { entry, preloaded: islandFiles(site, chunks, entry) }
    case 'touch':
      return { entry, preloaded: withStaticImports(chunks, entry).filter((file) => file !== entry) }
    // The stars of home come after the first paint.
    case undefined:
      return { entry, preloaded: [] }
  }
}

/** When the React island of a page's markup loads. Undefined for markup without one. */
export const islandMoment = (main: string) =>
  Object.entries(islands).find(([name]) => main.includes(`data-island="${name}"`))?.[1]

/**
 * What the entry itself waits for, then the island, the largest first, because it arrives last, then what the island uses
 * once it is live.
 */
function islandFiles(site: string, chunks: Chunks, entry: string): string[] {
  const size = (file: string) => statSync(join(site, file)).size
  const first = withStaticImports(chunks, entry)
  const island = withIsland(chunks, entry).filter((file) => !first.includes(file))
  const supply = withSupply(chunks, entry).filter((file) => !first.includes(file) && !island.includes(file))
  return [...first.filter((file) => file !== entry), ...island.sort((a, b) => size(b) - size(a)), ...supply]
}
