import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readAssets } from '#server/publish/assets/assets.ts'
import { pageKind } from '#server/publish/assets/page-kind.ts'
import { readScriptTags } from '#server/publish/assets/script-tags.ts'
import { inlineStyles, usedRules } from '#server/publish/assets/styles.ts'
import type { BuiltPage } from './files.ts'

/** Gives every page its styles and script tags, and writes it. Lets go of the pages: thousands fill the memory. */
export async function writePages(folder: string, pages: BuiltPage[]): Promise<void> {
  const assets = await readAssets(folder)
  const withScriptTags = await readScriptTags(folder)
  for (const path of new Set(pages.map(({ file }) => dirname(join(folder, file))))) mkdirSync(path, { recursive: true })
  for (const [kind, members] of Map.groupBy(pages.splice(0), ({ file }) => pageKind(file))) {
    const css = await usedRules(assets, kind, members)
    for (const { file, html } of members) writeFileSync(join(folder, file), withScriptTags(inlineStyles(html, css)))
  }
}
