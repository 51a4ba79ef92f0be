import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Chunks } from '#server/publish/assets/chunks.ts'
import { filesBelow } from '#server/publish/files.ts'
import { siteOf } from '#server/publish/site-folder.ts'

/** Files of Vite that the site as a whole is made of, and each build has. */
const ofEachBuild = new Set(['licenses.json'])

/**
 * Moves the files of another language into the site, and removes its folder. A file that both have, as a chunk without
 * words, stays one.
 * @throws {Error} naming a file that the two languages would each fill otherwise
 */
export async function mergeSite(building: string, folder: string): Promise<void> {
  const [site, other] = [siteOf(building), siteOf(folder)]
  for (const file of await filesBelow(other)) {
    if (ofEachBuild.has(file)) continue
    const [from, to] = [join(other, file), join(site, file)]
    if (!existsSync(to)) {
      mkdirSync(dirname(to), { recursive: true })
      renameSync(from, to)
    } else if (!readFileSync(from).equals(readFileSync(to)))
      throw new Error(`${file} differs between the languages: give each its own, in content/page-addresses.server.ts.`)
  }
  rmSync(folder, { recursive: true })
}

/** The scripts of both languages as one list, and the file of it that tools read. */
export function mergeChunks(building: string, own: Chunks, other: Chunks): Chunks {
  const renamed = (key: string) => `french/${key}`
  const chunks = {
    ...own,
    ...Object.fromEntries(
      Object.entries(other).map(([key, chunk]) => [
        renamed(key),
        { ...chunk, imports: chunk.imports.map(renamed), dynamicImports: chunk.dynamicImports.map(renamed) },
      ]),
    ),
  }
  writeFileSync(join(building, 'assets.json'), JSON.stringify(chunks))
  return chunks
}
