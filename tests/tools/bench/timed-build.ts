// Prints the milliseconds of a build of the English pages, without cards and compression, for further-article.ts.
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
