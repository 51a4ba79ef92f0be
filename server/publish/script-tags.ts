import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IslandName } from '#components/islands/name.ts'
import { readChunks, withIsland } from '#server/publish/chunks.ts'
import { filesBelow, readPages } from '#server/publish/files.ts'

/** Islands that their pages load at once: visitors came for nothing else. */
const loadedAtOnce: readonly IslandName[] = ['sign-in', 'dashboard']

const entryTag = /<script src="\/(assets\/[^"]+)"/g

/**
 * Gives each script of a page the hash of its bytes, so that no other runs in its place (W3C Subresource Integrity).
 * Where an island loads at once, names in the head all that it is made of, so that React and the auth client arrive
 * side by side with the entry and not one after the other. After the last change to a script's bytes.
 */
export async function writeScriptTags(folder: string): Promise<void> {
  const chunks = await readChunks(folder)
  for (const { file: page, html } of readPages(folder, await filesBelow(folder))) {
    const entries = [...html.matchAll(entryTag)].map(([, file = '']) => file)
    if (entries.length === 0) continue
    const isAtOnce = loadedAtOnce.some((name) => html.includes(`data-island="${name}"`))
    const needed = isAtOnce ? withIsland(chunks, entries).filter((file) => !entries.includes(file)) : []
    const integrity = new Map(
      await Promise.all([...entries, ...needed].map(async (file) => [file, await hashOf(join(folder, file))] as const)),
    )
    const links = needed.map((file) => `<link rel="modulepreload" href="/${file}" integrity="${integrity.get(file)}">`)
    await writeFile(
      join(folder, page),
      html
        .replace(entryTag, (tag, file) => `${tag} integrity="${integrity.get(file)}"`)
        .replace('</title>', (tag) => `${tag}${links.join('')}`),
    )
  }
}

async function hashOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`
}
