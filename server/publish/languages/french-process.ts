import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { explained } from '#server/publish/build-failure.ts'
import { cacheFolder } from '#server/publish/cache/build-cache.ts'
import { checkWords } from './check-words.ts'
import { languageSteps } from './language-steps.ts'
import { writeRecord } from './record.ts'

// The process that builds the pages of another language: `french-build.ts` starts it under the condition that resolves
// `#words/` to that language, with the folder to build into. Its settings are those of the build that started it.
const [folder = ''] = process.argv.slice(2)
try {
  enableCompileCache(join(cacheFolder, 'code'))
  // Before the pages: what a comparison of the words finds, it says by file and key.
  await checkWords()
  const { steps, made } = languageSteps(folder)
  for (const { run } of steps) await run()
  const pages = made.pages.map(({ document: _document, main: _main, ...page }) => page)
  writeRecord(folder, { pages, chunks: made.chunks })
} catch (error) {
  process.stderr.write(explained(error))
  process.exitCode = 1
}
