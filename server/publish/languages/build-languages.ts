/* Builds each language on a thread of its own, after a check of the articles. */

import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { pairProblems } from '#content/articles/pairs.server.ts'
import { frenchCondition, languages } from '#content/languages/languages.ts'
import { ArticleError, byPlace, type Problem } from '#content/markdown/problem.ts'
import type { LanguageBuild, LanguageJob, LanguageMessage } from './language-thread.ts'

/**
 * Builds the pages of both languages in parallel, each into its own folder and on its own thread, in which Node resolves
 * `#words/` and `#language` to the language and Vike has separate state. The articles of both are checked before any page is
 * rendered, so that an editor sees all mistakes at once.
 * @throws {ArticleError} naming every mistake of every article
 * @throws {AggregateError} with the error of each language that has failed
 */
export async function buildLanguages(folder: string, options: Omit<LanguageJob, 'folder'>): Promise<LanguageBuild[]> {
  const threads = Object.keys(languages).map((code) => startThread(code, { ...options, folder: join(folder, code) }))
  try {
    const problems = await allOf(threads.map(({ checked }) => checked))
    const all = [...pairProblems(), ...problems.flat()].sort(byPlace)
    if (all.length > 0) throw new ArticleError(all)
    // One after the other: Vike writes +config.ts as JavaScript beside it and then removes that file, under the same name in
    // every thread, so one thread could remove what another is about to read.
    for (const { thread, configured } of threads) {
      thread.postMessage('go on')
      await configured
    }
    return await allOf(threads.map(({ built }) => built))
  } finally {
    // A thread that waits for its message, or has left something open, would keep the process from ending.
    await Promise.all(threads.map(({ thread }) => thread.terminate()))
  }
}

/** @throws {AggregateError} with the error of each language that has failed */
async function allOf<Result>(results: readonly Promise<Result>[]): Promise<Result[]> {
  const settled = await Promise.allSettled(results)
  const failures: unknown[] = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (failures.length > 0) throw new AggregateError(failures, 'A language could not be built.')
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

/** Starts the thread of a language, which checks its articles and then waits for a message. */
function startThread(code: string, job: LanguageJob) {
  const checked = Promise.withResolvers<readonly Problem[]>()
  const configured = Promise.withResolvers<void>()
  const built = Promise.withResolvers<LanguageBuild>()
  // Hides standard output, on which Vike prints the name of every page. Messages for editors are on standard error.
  const thread = new Worker(new URL('./language-thread.ts', import.meta.url), {
    workerData: job,
    execArgv: code === 'fr' ? [frenchCondition] : [],
    stdout: true,
  })
  const fail = (error: Error) => {
    checked.reject(error)
    // The build of the other language goes on, so that all errors are reported.
    configured.resolve()
    built.reject(error)
  }
  // After a mistake in the articles of either language, nothing awaits the build.
  built.promise.catch(() => undefined)
  thread.on('message', (message: LanguageMessage) => {
    if (message.kind === 'checked') checked.resolve(message.problems)
    else if (message.kind === 'configured') configured.resolve()
    else built.resolve(message.build)
  })
  thread.once('error', fail)
  thread.once('exit', (status) => {
    const cause = 'process.exit() was called, or an await never ended'
    fail(new Error(`The build of the pages in content/${code}/ ended with code ${status} and no error: ${cause}.`))
  })
  return { thread, checked: checked.promise, configured: configured.promise, built: built.promise }
}
