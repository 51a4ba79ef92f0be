import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { languages } from '#content/languages/languages.ts'
import type { Chunks } from '#server/publish/assets/scripts.ts'
import { filesBelow } from '#server/publish/files.ts'
import { siteOf } from '#server/publish/site-folder.ts'
import { frenchCondition } from './language-aliases.ts'
import type { LanguageBuild, LanguageJob } from './language-thread.ts'

/**
 * Builds the pages of both languages at once, each into a folder of its own within that of the build, on a thread of its
 * own: there Node resolves `#words/` and `#language` to the language, and Vike keeps state of its own.
 * @throws {AggregateError} with the error of each language that has failed
 */
export async function buildLanguages(folder: string, options: Omit<LanguageJob, 'folder'>): Promise<LanguageBuild[]> {
  const builds = await Promise.allSettled(
    Object.keys(languages).map((code) => runThread(code, { ...options, folder: join(folder, code) })),
  )
  const failures: unknown[] = builds.flatMap((build) => (build.status === 'rejected' ? [build.reason] : []))
  if (failures.length > 0) throw new AggregateError(failures, 'A language could not be built.')
  return builds.flatMap((build) => (build.status === 'fulfilled' ? [build.value] : []))
}

function runThread(code: string, job: LanguageJob): Promise<LanguageBuild> {
  const { promise, resolve, reject } = Promise.withResolvers<LanguageBuild>()
  // Vike prints the name of every page on standard output. What an editor needs to know is on standard error.
  const thread = new Worker(new URL('./language-thread.ts', import.meta.url), {
    workerData: job,
    execArgv: code === 'fr' ? [frenchCondition] : [],
    stdout: true,
  })
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.once('exit', () => reject(new Error(`The build of ${code} ended without a result.`)))
  return promise
}

/**
 * Moves the files of the languages into the site, and removes their folders. A file that both have, as a chunk without
 * words, stays one. Writes the scripts of both as one list, for tools.
 * @throws {Error} naming a file that the two languages would each fill otherwise
 */
export async function mergeLanguages(
  building: string,
  builds: readonly LanguageBuild[],
): Promise<Omit<LanguageBuild, 'folder'>> {
  const site = siteOf(building)
  for (const { folder } of builds) {
    for (const file of await filesBelow(siteOf(folder))) {
      const [from, to] = [join(siteOf(folder), file), join(site, file)]
      if (!existsSync(to)) {
        mkdirSync(dirname(to), { recursive: true })
        renameSync(from, to)
      } else if (!readFileSync(from).equals(readFileSync(to)) && file !== 'licenses.json')
        throw new Error(
          `${file} differs between the languages: give each its own, in content/page-addresses.server.ts.`,
        )
    }
    rmSync(folder, { recursive: true })
  }
  const chunks = Object.assign({}, ...builds.map(({ folder, chunks }) => withPrefix(chunks, basename(folder))))
  writeFileSync(join(building, 'assets.json'), JSON.stringify(chunks))
  return { pages: builds.flatMap(({ pages }) => pages), chunks }
}

/** The scripts of a language under keys of its own. */
function withPrefix(chunks: Chunks, code: string): Chunks {
  const renamed = (key: string) => (code === 'en' ? key : `${code}/${key}`)
  return Object.fromEntries(
    Object.entries(chunks).map(([key, chunk]) => [
      renamed(key),
      { ...chunk, imports: chunk.imports.map(renamed), dynamicImports: chunk.dynamicImports.map(renamed) },
    ]),
  )
}
