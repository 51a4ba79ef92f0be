import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '#tests/project-copy.ts'
import { syntheticArticle, syntheticId } from './synthetic-article.ts'

/**
 * Milliseconds that a build takes to render and write the English pages with a number of further articles: in a copy of
 * the project, in a process of its own.
 */
export function buildMilliseconds(articles: number): number {
  const folder = copyProject('bench')
  try {
    for (let index = 0; index < articles; index += 1)
      writeFileSync(join(folder, 'content/en/blog', `${syntheticId(index)}.md`), syntheticArticle(index))
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', timedPages, 'bench'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, SOURCE_DATE_EPOCH: '1750000000', CAIRNLINE_IGNORE_ENV_FILE: '1' },
      maxBuffer: 64_000_000,
    })
    return Number(printed.trim().split('\n').at(-1))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const timedPages = `
import { loadEnvironment } from '#server/environment.ts'
import { buildPages } from '#server/publish/languages/language-thread.ts'
import { buildFolder } from '#server/publish/site-folder.ts'
loadEnvironment('local')
process.env.NODE_ENV = 'production'
const start = performance.now()
await buildPages(buildFolder)
console.log(performance.now() - start)
process.exit()
`
