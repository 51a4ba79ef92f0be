/* Merges the builds of the languages into one site. */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Chunks } from '#server/publish/assets/scripts.ts'
import { filesBelow } from '#server/publish/files.ts'
import { siteOf } from '#server/publish/site-folder.ts'
import type { LanguageBuild } from './language-thread.ts'

/** The pages and scripts of all languages. */
export type SiteBuild = Omit<LanguageBuild, 'folder'>

/**
 * Moves the files of the languages into the site, and removes their folders. Identical files of both, such as chunks without
 * text, become one. Writes the scripts of both as one list, for tools.
 * @throws {Error} naming a file with different content in the two languages
 */
export async function mergeLanguages(building: string, builds: readonly LanguageBuild[]): Promise<SiteBuild> {
  const site = siteOf(building)
  for (const { folder } of builds) {
    for (const file of await filesBelow(siteOf(folder))) {
      const [from, to] = [join(siteOf(folder), file), join(site, file)]
      if (!existsSync(to)) {
        mkdirSync(dirname(to), { recursive: true })
        renameSync(from, to)
      } else if (!readFileSync(from).equals(readFileSync(to)))
        throw new Error(
          `${file} differs between the languages: give each its own file, by languageFiles in content/page-addresses.server.ts.`,
        )
    }
    rmSync(folder, { recursive: true })
  }
  const chunks = Object.assign({}, ...builds.map(({ folder, chunks }) => withPrefix(chunks, basename(folder))))
  writeFileSync(join(building, 'assets.json'), JSON.stringify(chunks))
  // As many modules render a page in either language.
  return { pages: builds.flatMap(({ pages }) => pages), chunks, modules: builds[0]?.modules ?? {} }
}

/** The scripts of a language, with the language in their keys. */
function withPrefix(chunks: Chunks, code: string): Chunks {
  const renamed = (key: string) => (code === 'en' ? key : `${code}/${key}`)
  return Object.fromEntries(
    Object.entries(chunks).map(([key, chunk]) => [
      renamed(key),
      { ...chunk, imports: chunk.imports.map(renamed), dynamicImports: chunk.dynamicImports.map(renamed) },
    ]),
  )
}
