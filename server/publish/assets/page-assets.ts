import { rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, posix, resolve } from 'node:path'
import { readStyleInputs, styleInputsFile } from '#server/publish/assets/class-lists.ts'
import { type Chunks, pageScripts, withEveryImport } from '#server/publish/assets/scripts.ts'
import { writeFormStyles, writePrintStyles } from '#server/publish/assets/style-rules.ts'
import { classesInMarkup, pageStyles, siteStyles } from '#server/publish/assets/styles.ts'
import { filesBelow } from '#server/publish/files.ts'
import type { Page } from '#server/publish/page.ts'
import type { PageWithoutAssets } from '#server/publish/render.ts'

/** The folder of the project. */
const root = resolve(import.meta.dirname, '../../..')

/** Paths of every asset of a built site, below its folder. */
const assetsOf = async (site: string): Promise<string[]> =>
  (await filesBelow(join(site, 'assets'))).map((path) => `assets/${path}`)

/** Removes unused assets: Vike writes an entry for every page, and the whole stylesheet, of which pages contain parts. */
export async function pruneAssets(site: string, pages: readonly Page[], chunks: Chunks): Promise<void> {
  const styles = [...new Set(pages.flatMap((page) => page.styles))].join('\n')
  const scripts = new Set(pages.flatMap(({ scripts }) => (scripts ? withEveryImport(chunks, scripts.entry) : [])))
  const linked = new Set(pages.flatMap(({ formStyles, printStyles }) => [formStyles, printStyles]))
  const isNeeded = (path: string) => scripts.has(path) || linked.has(path) || styles.includes(posix.basename(path))
  const paths = await assetsOf(site)
  await Promise.all(paths.filter((path) => !isNeeded(path)).map((path) => rm(join(site, path))))
}

/**
 * Pages with the same key have the same styles. All services share theirs, and all sectors: their styles are generated once,
 * for at most 0.5 kB more a page. Each article has its own, because the largest have no room for more.
 */
const styleKey = ({ metadata, kind, path }: PageWithoutAssets): string => (metadata.kind === 'article' ? path : kind)

/**
 * Adds to every page the styles that its key stands for, and the scripts of its island. Elements that only the script of a
 * form creates have a stylesheet of their own: on `/login` these rules were a third of the bytes before the first words. One
 * stylesheet of the whole site contains the rules for print, forced colours and more contrast.
 */
export async function addAssets(site: string, pages: readonly PageWithoutAssets[], chunks: Chunks): Promise<Page[]> {
  const inputs = readStyleInputs(site)
  const from = { root, lists: inputs.lists, files: await assetsOf(site) }
  const made = new Map<string, readonly string[]>()
  const screenStyles = async (classes: ReadonlySet<string>): Promise<readonly string[]> => {
    const sorted = [...classes].sort()
    const key = sorted.join(' ')
    const styles = made.get(key) ?? (await pageStyles(sorted, from))
    made.set(key, styles)
    return styles
  }
  const groups = [...Map.groupBy(pages, styleKey).values()].map((alike) => ({
    alike,
    inMarkup: new Set(alike.flatMap(({ document }) => classesInMarkup(document.body))),
  }))
  const everyClass = new Set(Object.values(inputs.classes).flat())
  for (const { inMarkup } of groups) for (const one of inMarkup) everyClass.add(one)
  const printStyles = writePrintStyles(site, await siteStyles([...everyClass].sort(), from))
  const complete: Page[] = []
  for (const { alike, inMarkup } of groups)
    for (const page of alike) {
      const scripts = pageScripts(site, chunks, page)
      const files = scripts ? withEveryImport(chunks, scripts.entry) : []
      const inScripts = new Set(files.flatMap((file) => inputs.classes[file] ?? []))
      // A form is visible before its script loads. The dashboard is not, so its page needs all styles at once.
      const hasLiveForm = scripts !== undefined && page.main.includes('<form')
      const styles = await screenStyles(hasLiveForm ? inMarkup : inMarkup.union(inScripts))
      const formStyles = hasLiveForm
        ? writeFormStyles(site, (await screenStyles(inScripts.difference(inMarkup))).join(''))
        : undefined
      complete.push({ ...page, scripts, styles, formStyles, printStyles })
    }
  rmSync(join(site, styleInputsFile))
  return complete
}
