/* Gives every page of a build its styles and scripts, and deletes assets that none uses. */

import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { oncePer } from '#content/once.ts'
import { type Chunks, pageScripts, withEveryImport } from '#server/publish/assets/scripts.ts'
import { writePrintStyles } from '#server/publish/assets/style-rules.ts'
import { pageStyles, siteStyles, wordsInScript } from '#server/publish/assets/styles.ts'
import { filesBelow } from '#server/publish/files.ts'
import type { Page } from '#server/publish/page.ts'
import type { PageWithoutAssets } from '#server/publish/render-pages.ts'
import { readPage } from '#server/publish/text/page-reading.ts'

/** Paths of every asset of a built site, below its folder. */
const assetsOf = async (site: string): Promise<string[]> =>
  (await filesBelow(join(site, 'assets'))).map((path) => `assets/${path}`)

/** Removes unused assets: Vike writes an entry for every page, and the whole stylesheet, of which pages contain parts. */
export async function pruneAssets(site: string, pages: readonly Page[], chunks: Chunks): Promise<void> {
  const styles = [...new Set(pages.flatMap((page) => page.styles))].join('\n')
  const scripts = new Set(pages.flatMap(({ scripts }) => (scripts ? withEveryImport(chunks, scripts.entry) : [])))
  const linked = new Set(pages.map(({ printStyles }) => printStyles))
  const isNeeded = (path: string) => scripts.has(path) || linked.has(path) || styles.includes(posix.basename(path))
  const paths = await assetsOf(site)
  await Promise.all(paths.filter((path) => !isNeeded(path)).map((path) => rm(join(site, path))))
}

/** Classes as one text, the same for pages that have the same ones. */
const listOf = (classes: readonly string[]): string => [...new Set(classes)].sort().join(' ')

/**
 * Adds to every page its scripts and the styles of its classes: of those in its markup, and of those that its scripts may
 * set. The head of a page that begins with a section has only the styles up to that section's end; those of the whole page
 * follow it (docs/decisions/0054-two-size-limits.md). Articles begin otherwise, and so do screens that a script renders, whose
 * markup must stay as React knows it. One stylesheet of the whole site contains the rules for print, forced colours
 * and more contrast.
 */
export async function addAssets(site: string, pages: readonly PageWithoutAssets[], chunks: Chunks): Promise<Page[]> {
  const files = await assetsOf(site)
  const everyClass = new Set<string>()
  const styled = pages.map((page) => {
    const scripts = pageScripts(site, chunks, page)
    const code = scripts ? withEveryImport(chunks, scripts.entry) : []
    const inScripts = code.flatMap((file) => wordsInScript(readFileSync(join(site, file), 'utf8')))
    const { classes, opening, ...reading } = readPage(page.document.body)
    const all = [...classes, ...inScripts]
    for (const name of all) everyClass.add(name)
    return {
      page: { ...page, ...reading },
      scripts,
      classes: listOf(all),
      section: opening.beginsWithSection ? { classes: listOf(opening.classes), end: opening.end } : undefined,
    }
  })
  const printStyles = writePrintStyles(site, await siteStyles([...everyClass].sort(), files))
  /** Pages with the same classes have the same styles, which take Tailwind the same time again. */
  const stylesOf = oncePer((classes: string) => pageStyles(classes.split(' '), files))
  const complete: Page[] = []
  for (const { page, scripts, classes, section } of styled) {
    const whole = await stylesOf(classes)
    const head = section ? await stylesOf(section.classes) : whole
    const laterStyles = section && { css: whole('utilities'), offset: section.end }
    complete.push({ ...page, scripts, styles: [head('withoutFiles'), whole('withFiles')], laterStyles, printStyles })
  }
  return complete
}
