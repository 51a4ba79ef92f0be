import { rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, posix, resolve } from 'node:path'
import { readFolding, readStyleInputs, styleInputsFile } from '#server/publish/assets/class-lists.ts'
import { type Chunks, pageScripts, withEveryImport } from '#server/publish/assets/scripts.ts'
import { withoutPrintStyles, writeFormStyles, writePrintStyles } from '#server/publish/assets/style-rules.ts'
import { classesInMarkup, stylesFor } from '#server/publish/assets/styles.ts'
import { filesBelow } from '#server/publish/files.ts'
import type { Page } from '#server/publish/page.ts'
import type { PageWithoutAssets } from '#server/publish/render.ts'

/** The folder of the project. */
const root = resolve(import.meta.dirname, '../../..')

/** Paths of every asset of a built site, below its folder. */
const assetsOf = async (site: string): Promise<string[]> =>
  (await filesBelow(join(site, 'assets'))).map((path) => `assets/${path}`)

/**
 * Removes the assets that no page leads to: Vike writes an entry for every page, and the whole stylesheet, of which pages
 * hold parts.
 */
export async function pruneAssets(site: string, pages: readonly Page[], chunks: Chunks): Promise<void> {
  const styles = [...new Set(pages.map((page) => page.styles))].join('\n')
  const scripts = new Set(pages.flatMap(({ scripts }) => (scripts ? withEveryImport(chunks, scripts.entry) : [])))
  const linked = new Set(pages.flatMap(({ formStyles, printStyles }) => [formStyles, printStyles]))
  const isNeeded = (path: string) => scripts.has(path) || linked.has(path) || styles.includes(posix.basename(path))
  const paths = await assetsOf(site)
  await Promise.all(paths.filter((path) => !isNeeded(path)).map((path) => rm(join(site, path))))
}

/**
 * Gives every page the styles of the classes on it, and the scripts of its island. What only the script of a form shows is
 * styled by a sheet of its own: on `/login` these rules were a third of what came before the first words. What only
 * paper, forced colours or more contrast need is one sheet of the whole site.
 */
export async function addAssets(site: string, pages: readonly PageWithoutAssets[], chunks: Chunks): Promise<Page[]> {
  const inputs = readStyleInputs(site)
  const from = { root, folding: await readFolding(root), files: await assetsOf(site) }
  // Most articles have the same classes.
  const made = new Map<string, string>()
  const screenStyles = async (classes: ReadonlySet<string>): Promise<string> => {
    const sorted = [...classes].sort()
    const key = sorted.join(' ')
    const styles = made.get(key) ?? withoutPrintStyles(await stylesFor(sorted, from))
    made.set(key, styles)
    return styles
  }
  const withClasses = pages.map((page) => ({ page, inMarkup: new Set(classesInMarkup(page.document.body)) }))
  const everyClass = new Set(Object.values(inputs.classes).flat())
  for (const { inMarkup } of withClasses) for (const one of inMarkup) everyClass.add(one)
  const printStyles = writePrintStyles(site, await stylesFor([...everyClass].sort(), from))
  const complete: Page[] = []
  for (const { page, inMarkup } of withClasses) {
    const scripts = pageScripts(site, chunks, page)
    const files = scripts ? withEveryImport(chunks, scripts.entry) : []
    const inScripts = new Set(files.flatMap((file) => inputs.classes[file] ?? []))
    // A form is there before its script. The dashboard is not: its styles are wanted as soon as its page is.
    const hasLiveForm = scripts !== undefined && page.main.includes('<form')
    const styles = await screenStyles(hasLiveForm ? inMarkup : inMarkup.union(inScripts))
    const formStyles = hasLiveForm
      ? writeFormStyles(site, await screenStyles(inScripts.difference(inMarkup)))
      : undefined
    complete.push({ ...page, scripts, styles, formStyles, printStyles })
  }
  rmSync(join(site, styleInputsFile))
  return complete
}
