/*
 * Prints how many milliseconds a build of the English pages takes, without cards and compression. further-article.ts starts
 * it in a copy of the project, as a process of its own.
 */
import { loadEnvironment } from '#server/environment.ts'
import { buildFolder } from '#server/publish/site-folder.ts'

loadEnvironment('local')
process.env.NODE_ENV = 'production'
// Imported late, because content reads the environment.
const { buildPages } = await import('#server/publish/languages/language-thread.ts')
const start = performance.now()
await buildPages(buildFolder)
process.stdout.write(`${performance.now() - start}\n`)
process.exit()
