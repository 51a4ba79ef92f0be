import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { IslandName } from '#components/islands/runtime/name.ts'
import { type Chunks, readChunks, withIsland, withStaticImports } from './chunks.ts'

/** Islands that their pages load at once: visitors came for nothing else. */
const loadedAtOnce: readonly IslandName[] = ['sign-in', 'dashboard']

const entryTag = /<script src="\/(assets\/[^"]+)"/g

/**
 * Gives each script of a page the hash of its bytes, so that no other runs in its place (W3C Subresource Integrity).
 * Where an island loads at once, names in the head all that it is made of, so that React and the auth client arrive
 * side by side with the entry and not one after the other. After the last change to a script's bytes.
 */
export async function readScriptTags(folder: string): Promise<(html: string) => string> {
  const chunks = await readChunks(folder)
  const integrity = (file: string) => `integrity="${hashOf(join(folder, file))}"`
  return (html) => {
    const entries = [...html.matchAll(entryTag)].map(([, file = '']) => file)
    if (entries.length === 0) return html
    const isAtOnce = loadedAtOnce.some((name) => html.includes(`data-island="${name}"`))
    // After the fonts, which paint first: with their own high priority, 85 kB of scripts would be in front of them.
    const links = (isAtOnce ? neededIn(folder, chunks, entries) : []).map(
      (file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}" ${integrity(file)}>`,
    )
    return html
      .replace(entryTag, (tag, file: string) => `${tag} ${integrity(file)}`)
      .replace('</title>', (tag) => `${tag}${links.join('')}`)
  }
}

/** What the entry itself waits for, then the island: the largest first, for it is the last to be there. */
function neededIn(folder: string, chunks: Chunks, entries: readonly string[]): string[] {
  const first = withStaticImports(chunks, entries)
  const rest = withIsland(chunks, entries).filter((file) => !first.includes(file))
  const size = (file: string) => statSync(join(folder, file)).size
  return [...first.filter((file) => !entries.includes(file)), ...rest.sort((a, b) => size(b) - size(a))]
}

const hashOf = (file: string): string => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`
