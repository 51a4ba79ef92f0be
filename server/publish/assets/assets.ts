import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { filesBelow } from '#server/publish/files.ts'
import type { Page } from '#server/publish/page.ts'
import { type Chunks, withEveryImport } from './chunks.ts'

/** Paths of every asset of a built site, below its folder. */
const assetsOf = async (site: string): Promise<string[]> =>
  (await filesBelow(join(site, 'assets'))).map((path) => `assets/${path}`)

/** The rules of every stylesheet of a build. @throws {Error} when there is none, as in a site whose assets are pruned. */
export async function readStylesheets(site: string): Promise<string> {
  const sheets = (await assetsOf(site)).filter((path) => path.endsWith('.css')).sort()
  if (sheets.length === 0) throw new Error(`${site}/assets holds no stylesheet. Was the site built?`)
  const rules = sheets.map((path) => readFileSync(join(site, path), 'utf8')).join('\n')
  // Tailwind's notice stands in licenses.txt. A minifier drops it here once it is an ordinary comment.
  return rules.replaceAll('/*!', '/*')
}

/**
 * Removes the assets that no page leads to: Vike writes an entry for every page, and the whole stylesheet, of which pages
 * hold parts.
 */
export async function pruneAssets(site: string, pages: readonly Page[], chunks: Chunks): Promise<void> {
  const styles = [...new Set(pages.map((page) => page.styles))].join('\n')
  const scripts = new Set(pages.flatMap(({ scripts }) => (scripts ? withEveryImport(chunks, scripts.entry) : [])))
  const linked = new Set(pages.flatMap(({ lateStyles, seldomStyles }) => [lateStyles, seldomStyles]))
  const isNeeded = (path: string) => scripts.has(path) || linked.has(path) || styles.includes(posix.basename(path))
  const paths = await assetsOf(site)
  await Promise.all(paths.filter((path) => !isNeeded(path)).map((path) => rm(join(site, path))))
}
