import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { language } from '#language'
import { messageLinkPages } from '#server/publish/message-links.ts'
import type { Page } from '#server/publish/page.ts'
import type { UndressedPage } from '#server/publish/render.ts'
import { readStylesheets } from './assets.ts'
import { type Chunks, withEveryImport } from './chunks.ts'
import { withHeadingFaceAlone } from './heading-face.ts'
import { writeLateStyles } from './late-styles.ts'
import { inOwnLanguage } from './own-language.ts'
import { islandMoment, pageScripts } from './page-scripts.ts'
import { withoutSeldom, writeSeldomStyles } from './seldom-styles.ts'
import { withShortNames } from './short-names.ts'
import { usedRules } from './styles.ts'

/**
 * Gives every page the styles of its kind, and the scripts of its island. What only the script of a form shows is styled
 * by a sheet of its own: on `/login` these rules were a third of what came before the first words. What only
 * paper, forced colours or more contrast need is one sheet of the whole site.
 */
export async function dressPages(site: string, pages: readonly UndressedPage[], chunks: Chunks): Promise<Page[]> {
  const texts = scriptTexts(site, chunks)
  const whole = withShortNames(await readStylesheets(site), [...texts.values()])
  const own = inOwnLanguage(whole, language.tag)
  const seldomStyles = writeSeldomStyles(site, whole)
  const dressed: Page[] = []
  for (const [kind, members] of Map.groupBy(pages, (page) => page.kind)) {
    const withScripts = members.map((page) => ({ ...page, scripts: pageScripts(site, chunks, page) }))
    const files = new Set(withScripts.flatMap(({ scripts }) => (scripts ? withEveryImport(chunks, scripts.entry) : [])))
    const scripts = [...files].flatMap((file) => texts.get(file) ?? [])
    const documents = members.map(({ document }) => document)
    // The not-found pages of both languages have the same styles: one policy allows them at every other address.
    const sheet = kind === 'notFound' ? whole : own
    // A form is there before its script. The dashboard is not: its styles are wanted as soon as its page is.
    const hasLiveForm = scripts.length > 0 && members.some(({ main }) => main.includes('<form'))
    const isDrawnByScript = members.some(({ main }) => islandMoment(main) !== undefined)
    const all = await usedRules({ kind, documents, scripts, sheet, isDrawnByScript })
    const styles = hasLiveForm ? await usedRules({ kind, documents, scripts: [], sheet, isDrawnByScript: false }) : all
    const lateStyles = hasLiveForm ? writeLateStyles(site, withoutSeldom(all)) : undefined
    const isLinked = members.some(({ path }) => messageLinkPages.includes(`/${path}`))
    const inline = isLinked ? withHeadingFaceAlone(withoutSeldom(styles)) : withoutSeldom(styles)
    dressed.push(...withScripts.map((page) => ({ ...page, styles: inline, lateStyles, seldomStyles })))
  }
  return dressed
}

/** The text of every script of a build, by its path below the site's folder. */
function scriptTexts(site: string, chunks: Chunks): ReadonlyMap<string, string> {
  const files = Object.values(chunks).flatMap(({ file }) => (file.endsWith('.js') ? [file] : []))
  return new Map(files.map((file) => [file, readFileSync(join(site, file), 'utf8')]))
}
