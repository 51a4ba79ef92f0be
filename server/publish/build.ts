/* `npm run build`: builds the site into `dist/`. */

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'
import { ArticleError, type Problem } from '#content/markdown/problem.ts'
import { savedWrong } from '#content/text-file.server.ts'
import { readArguments, runCommand } from '#server/command.ts'
import { loadEnvironment, settingsTable } from '#server/environment.ts'
import { islandReport } from '#server/publish/assets/script-sizes.ts'
import { oneLine } from '#server/terminal.ts'
import { cacheFolder, pruneCache } from './build-cache.ts'
import { explained } from './build-failure.ts'
import { checkResults, checkSeed } from './day-results.ts'
import { writeEncodings } from './encodings.ts'
import { writeServices } from './external-services.ts'
import { filesBelow, makeReadable } from './files.ts'
import { oversize, sizeOf, sizeReport } from './page-size.ts'
import { buildFolder, siteOf } from './site-folder.ts'
import { checkFolder, dropStaging, openStaging, replaceBuild } from './staging.ts'

interface BuildOptions {
  /** Must be inside the project, because pages are rendered from there. A finished build replaces its content. */
  folder?: string
  /** Whether to draw social cards, which take a third of the build time. A local site needs none. */
  cards?: boolean
  /** Whether to write compressed copies. A local site, and a host that compresses files itself, need none. */
  encodings?: boolean
  /** Whether to keep the last build if it has the same sources, settings and day. */
  unlessBuilt?: boolean
}

/** The inputs of a build, in addition to the settings. */
const sources = ['auth', 'components', 'content', 'pages', 'public', 'server', 'package-lock.json', 'vite.config.ts']
/** File beside a site with the digest of the build's inputs. */
const sourcesFile = 'sources.sha256'

/**
 * Builds the site into `client/` of a folder: pages with inline styles, all other published files, and compressed copies of
 * every text file; prints the script sizes of the islands. Mode `local` uses the local host's values for missing settings.
 * The folder keeps the last good build until the new one is complete, also after an error.
 * @throws {SettingsError} when a production build lacks a setting; {Error} when content or code is wrong
 */
export async function buildSite(mode: 'local' | 'production', options: BuildOptions = {}): Promise<void> {
  const { folder = buildFolder, cards = true, encodings = true, unlessBuilt = false } = options
  // Before anything is written, so that a production build without its settings changes nothing.
  loadEnvironment(mode)
  checkResults()
  checkSeed()
  const digest = await sourcesDigest()
  const last = join(folder, sourcesFile)
  if (unlessBuilt && existsSync(last) && readFileSync(last, 'utf8') === digest) return
  process.env.NODE_ENV = 'production'
  enableCompileCache(join(cacheFolder, 'code'))
  const staging = openStaging(folder)
  try {
    // These modules read the settings when they are loaded, so they are imported after the settings are complete.
    const { buildLanguages } = await import('./languages/build-languages.ts')
    const languages = buildLanguages(staging, { cards })
    // Other modules load in the meantime. A failure is reported when `languages` is awaited.
    languages.catch(() => undefined)
    const { buildFiles } = await import('./build-files.ts')
    const { pages, chunks, modules } = await buildFiles(staging, languages)
    const sizes = pages.map((page) => {
      const size = sizeOf(page, readFileSync(join(siteOf(staging), page.file), 'utf8'))
      for (const line of oversize(size)) process.stderr.write(`Warning: ${line}\n`)
      return size
    })
    if (encodings) {
      await writeEncodings(siteOf(staging))
      process.stdout.write(sizeReport(sizes))
      process.stdout.write(islandReport(siteOf(staging), pages, chunks))
      for (const [route, count] of Object.entries(modules))
        process.stdout.write(`Modules that render ${route}: ${count}\n`)
    }
    writeServices(staging)
    writeFileSync(join(staging, sourcesFile), digest)
    makeReadable(staging)
    replaceBuild(folder)
  } catch (error) {
    dropStaging(folder)
    throw error
  }
  pruneCache()
}

/** Files of code and data. Articles are checked with their other mistakes. */
const module = /\.(?:css|json|mjs|py|svg|toml|tsx?|txt)$/

/**
 * Hash of the sources, the settings, and the day and commit that the pages state.
 * @throws {ArticleError} naming each module that is not saved as UTF-8
 */
async function sourcesDigest(): Promise<string> {
  const hash = createHash('sha256')
  const problems: Problem[] = []
  for (const source of sources) {
    const files = statSync(source).isDirectory()
      ? (await filesBelow(source)).map((file) => join(source, file))
      : [source]
    for (const file of files) {
      const bytes = readFileSync(file)
      hash.update(file).update(bytes)
      const wrong = module.test(file) ? savedWrong(bytes) : undefined
      if (wrong) problems.push({ file, line: wrong.line, text: wrong.reason })
    }
  }
  if (problems.length > 0) throw new ArticleError(problems)
  const names = [...settingsTable.map(({ name }) => name), 'PUBLICATION_DAY', 'SOURCE_DATE_EPOCH', 'SOURCE_COMMIT']
  return hash.update(JSON.stringify(names.map((name) => process.env[name]))).digest('hex')
}

/** @throws {Error} when the text is not a valid date */
function checkedDay(text: string): string {
  if (z.iso.date().safeParse(text).success) return text
  throw new Error(`--date is "${oneLine(text)}": write a date such as 2026-12-01.`)
}

const usage = `Usage: npm run build [-- OPTIONS]
Builds the site into dist/client/. A production build needs the settings of the README.
  --local               for this machine: fills missing settings, and reads no .env file
  --date 2026-12-01     publishes the articles up to that day; by default today's
  --into FOLDER         another folder than dist, inside the project
  --without-encodings   for hosts that compress by themselves
  --without-cards       leaves out the social cards`

if (import.meta.main) {
  await runCommand(async () => {
    const { values } = readArguments(usage, {
      local: { type: 'boolean', default: false },
      date: { type: 'string' },
      into: { type: 'string', default: buildFolder },
      'without-cards': { type: 'boolean', default: false },
      'without-encodings': { type: 'boolean', default: false },
    })
    const { local, into, date } = values
    if (date !== undefined) process.env.PUBLICATION_DAY = checkedDay(date)
    if (into !== buildFolder) checkFolder(into)
    try {
      await buildSite(local ? 'local' : 'production', {
        folder: into,
        cards: !values['without-cards'],
        encodings: !values['without-encodings'],
      })
    } catch (error) {
      throw new Error(`The build failed.\n${explained(error)}`)
    }
    process.stdout.write(`Built ${siteOf(into)}/\n`)
  })
}
