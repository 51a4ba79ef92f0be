import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleLanguage } from '#content/en/articles.ts'
import { copyProject } from '#tests/project-copy.ts'

/** The article of which the further ones are copies. */
const original = 'content/en/blog/reimagining-urban-resilience.md'

/** A copy of the article under a title of its own, of a later day. */
function furtherArticle(index: number): string {
  const date = articleLanguage.formatDate(new Date(Date.UTC(2026, 0, 1 + index)))
  return readFileSync(original, 'utf8')
    .replace(/^title: .*$/m, `title: Further article number ${index}`)
    .replace(/^date: .*$/m, `date: ${date}`)
    .replace(/^modified: .*\nchange: .*\n/m, '')
}

/**
 * Milliseconds that a build takes to render and write the English pages with a number of further articles: in a copy of
 * the project, in a process of its own.
 */
export function buildMilliseconds(articles: number): number {
  const folder = copyProject('bench')
  try {
    for (let index = 0; index < articles; index += 1)
      writeFileSync(join(folder, 'content/en/blog', `further-${index}.md`), furtherArticle(index))
    const printed = execFileSync(process.execPath, ['tests/tools/bench/timed-build.ts'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PUBLICATION_DAY: '2098-12-01', CAIRNLINE_IGNORE_ENV_FILE: '1' },
    })
    const milliseconds = Number(printed.trim().split('\n').at(-1))
    if (Number.isNaN(milliseconds)) throw new Error(`The build with ${articles} further articles failed:\n${printed}`)
    return milliseconds
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
