import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { articleLanguage } from '#content/en/articles.ts'
import { site } from '#content/facts/site.ts'
import { articleSlug } from '#content/schema/slug.ts'
import { loadEnvironment } from '#server/environment.ts'
import { run } from '#tests/programs.ts'

/**
 * `npm run check:article -- FILE`: what the tests ask of one article, in seconds: a draft or one to come, too. Mistakes of
 * other articles show as well, because they stop a build.
 */
loadEnvironment('local')
const id = basename(process.argv[2] ?? '', '.md')
const file = join(articleLanguage.folder, `${id}.md`)
if (id !== '' && existsSync(file)) {
  const tests = ['run', '--project', 'stateful', 'tests/unit/content/articles/article-words.test.ts']
  const one = ['-t', `^(article|notice) ${articleSlug(id, site.name)}( |$)`, '--reporter=tree', '--hideSkippedTests']
  const environment = { CHECKED_ARTICLE: id, PUBLICATION_DAY: '9999-12-31', CAIRNLINE_IGNORE_ENV_FILE: '1' }
  process.exitCode = run('vitest', [...tests, ...one], environment) ? 0 : 1
} else {
  process.stderr.write(`Usage: npm run check:article -- FILE, of a file in ${articleLanguage.folder}/\n`)
  process.exitCode = 1
}
