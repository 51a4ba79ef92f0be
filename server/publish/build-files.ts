import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { figureNames } from '#content/schema/figure.ts'
import { checkAddresses } from '#server/publish/addresses/check-addresses.ts'
import { linkProblems, pairlessPages } from '#server/publish/addresses/check-links.ts'
import { writeFileList } from '#server/publish/deploy/file-list.ts'
import { filesBelow } from '#server/publish/files.ts'
import { writeHeaders } from '#server/publish/headers/headers.ts'
import type { LanguageBuild } from '#server/publish/languages/language-thread.ts'
import { mergeLanguages, type SiteBuild } from '#server/publish/languages/merge-languages.ts'
import { figureFile } from '#server/publish/outputs/figure-file.ts'
import { writeOutputs } from '#server/publish/outputs/write-outputs.ts'
import { writeLicenses } from '#server/publish/trust/licenses.ts'
import { overdueClaims } from '#server/publish/trust/overdue-claims.ts'
import { writeAuthSettings } from './auth-settings.ts'
import { siteOf } from './site-folder.ts'
import { writePageList } from './write-pages.ts'

/** Writes every file of a build except the compressed copies. Returns the pages and their scripts. */
export async function buildFiles(folder: string, languages: Promise<readonly LanguageBuild[]>): Promise<SiteBuild> {
  const site = siteOf(folder)
  // Uses the clock, not the date of the commit. The warnings do not affect the built files.
  for (const line of overdueClaims(new Date())) process.stderr.write(`Warning: ${line}\n`)
  const { pages, chunks, modules } = await mergeLanguages(folder, await languages)
  writeFigures(site)
  writePageList(site, pages)
  writeOutputs(site, pages)
  checkAddresses(pages, await filesBelow(site))
  await writeLicenses(site)
  await writeHeaders(site, pages)
  // After the headers, which are the last step that writes a published file.
  await writeFileList(site)
  checkLinks(pages, await filesBelow(site))
  await writeAuthSettings(folder)
  return { pages, chunks, modules }
}

/** @throws {Error} naming every link that leads nowhere, and every page that one language lacks */
function checkLinks(pages: SiteBuild['pages'], files: readonly string[]): void {
  const pairless = pairlessPages(pages)
  // A page that is missing makes links dead: its own message comes first, and alone.
  const problems = pairless.length > 0 ? pairless : linkProblems(pages, files)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** Writes every figure to `<folder>/figures/<name>.svg`. */
function writeFigures(folder: string): void {
  mkdirSync(join(folder, 'figures'), { recursive: true })
  for (const name of figureNames) writeFileSync(join(folder, 'figures', `${name}.svg`), figureFile(name))
}
