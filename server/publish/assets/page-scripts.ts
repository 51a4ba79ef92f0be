import { statSync } from 'node:fs'
import { join } from 'node:path'
import { islands } from '#components/islands/runtime/islands.ts'
import type { PageScripts } from '#server/publish/page.ts'
import { type Chunks, entryOf, withIsland, withStaticImports } from './chunks.ts'

/**
 * The scripts that a page names. Where its island loads at once, all that the island is made of is named in the head, so
 * that React and the auth client arrive side by side with the entry and not one after the other.
 */
export function pageScripts(
  site: string,
  chunks: Chunks,
  { id, main }: { id: string; main: string },
): PageScripts | undefined {
  const entry = entryOf(chunks, id)
  if (entry === undefined) return undefined
  const isAtOnce = Object.entries(islands).some(
    ([name, moment]) => moment === 'load' && main.includes(`data-island="${name}"`),
  )
  return { entry, preloaded: isAtOnce ? islandFiles(site, chunks, entry) : [] }
}

/** What the entry itself waits for, then the island, the largest first: it arrives last. */
function islandFiles(site: string, chunks: Chunks, entry: string): string[] {
  const first = withStaticImports(chunks, entry)
  const rest = withIsland(chunks, entry).filter((file) => !first.includes(file))
  const size = (file: string) => statSync(join(site, file)).size
  return [...first.filter((file) => file !== entry), ...rest.sort((a, b) => size(b) - size(a))]
}
