import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'
import { readArguments, runCommand } from '#server/command.ts'
import { loadEnvironment, settingsTable } from '#server/environment.ts'
import { islandReport } from '#server/publish/assets/script-sizes.ts'
import { oneLine } from '#server/terminal.ts'
import { cacheFolder, pruneCache } from './build-cache.ts'
import { explained } from './build-failure.ts'
import { writeEncodings } from './encodings.ts'
import { filesBelow } from './files.ts'
import { buildFolder, siteOf } from './site-folder.ts'
import { dropStaging, openStaging, replaceBuild } from './staging.ts'

interface BuildOptions {
  /** Inside the project, because the pages are rendered from there. A finished build replaces what is in it. */
  folder?: string
  /** Social cards, which take a third of a build's time. A site on this machine needs none. */
  cards?: boolean
  /** Compressed files. A site on this machine needs none, nor does a host that compresses by itself. */
  encodings?: boolean
  /** Keeps the last build where it is of the same sources, settings and day: for a start that changes nothing. */
  unlessBuilt?: boolean
}

/** What a build is made of, beside the settings. */
const sources = ['auth', 'components', 'content', 'pages', 'public', 'server', 'package-lock.json', 'vite.config.ts']
/** File beside a site that names what the build was made of. */
const sourcesFile = 'sources.sha256'

/**
 * Builds the site into `client/` of a folder: pages with their styles inline, everything that is published beside them,
 * and encodings of every text file; prints what scripts the islands load. `local` fills missing settings with those of
 * the local host. Until all is done the folder keeps the last good build, and after an error, too.
 * @throws {SettingsError} when a production build lacks a setting; {Error} when content or code is wrong
 */
export async function buildSite(mode: 'local' | 'production', options: BuildOptions = {}): Promise<void> {
  const { folder = buildFolder, cards = true, encodings = true, unlessBuilt = false } = options
  // Before anything is written: a production build without its settings leaves no trace.
  loadEnvironment(mode)
  const digest = await sourcesDigest()
  const last = join(folder, sourcesFile)
  if (unlessBuilt && existsSync(last) && readFileSync(last, 'utf8') === digest) return
  process.env.NODE_ENV = 'production'
  enableCompileCache(join(cacheFolder, 'code'))
  const staging = openStaging(folder)
  try {
    // Words of pages read the settings as they load, so these modules load after the settings are there.
    const { buildLanguages } = await import('./languages/build-languages.ts')
    const languages = buildLanguages(staging, { cards })
    // Meanwhile the rest loads. It awaits the languages, and so their failures.
    languages.catch(() => undefined)
    const { buildFiles } = await import('./build-files.ts')
    const { pages, chunks } = await buildFiles(staging, languages)
    if (encodings) {
      await writeEncodings(siteOf(staging))
      process.stdout.write(islandReport(siteOf(staging), pages, chunks))
    }
    writeFileSync(join(staging, sourcesFile), digest)
    replaceBuild(folder)
  } catch (error) {
    dropStaging(folder)
    throw error
  }
  pruneCache()
}

/** One hash of the sources, the settings, and the day and commit that the pages state. */
async function sourcesDigest(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    const files = statSync(source).isDirectory()
      ? (await filesBelow(source)).map((file) => join(source, file))
      : [source]
    for (const file of files) hash.update(file).update(readFileSync(file))
  }
  const names = [...settingsTable.map(({ name }) => name), 'PUBLICATION_DAY', 'SOURCE_DATE_EPOCH', 'SOURCE_COMMIT']
  return hash.update(JSON.stringify(names.map((name) => process.env[name]))).digest('hex')
}

/** @throws {Error} when a text is no day of the calendar */
function checkedDay(text: string): string {
  if (z.iso.date().safeParse(text).success) return text
  throw new Error(`--date is "${oneLine(text)}": write year, month and day, as 2026-12-01.`)
}

const usage = `Usage: npm run build [-- OPTIONS]
Builds the site into dist/client/. A production build needs the settings of the README.
  --local               fills missing settings with those of this machine
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
