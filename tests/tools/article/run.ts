import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runnerImport } from 'vite'
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
process.env.PUBLICATION_DAY = '9999-12-31'

type Articles = typeof import('#content/articles/articles.server.ts')

/** The mistakes that stop a build, without the frame that a test puts round them. Undefined when there is none. */
async function mistakes(): Promise<string | undefined> {
  const { module } = await runnerImport<Articles>('./content/articles/articles.server.ts', {
    configFile: false,
    logLevel: 'error',
  })
  try {
    module.loadArticles({ drafts: true })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const id = basename(process.argv[2] ?? '', '.md')
const file = join(articleLanguage.folder, `${id}.md`)
if (id !== '' && existsSync(file)) {
  const tests = ['run', '--project', 'stateful', 'tests/unit/content/articles/article-words.test.ts']
  const one = ['-t', `^(article|notice) ${articleSlug(id, site.name)}( |$)`, '--reporter=tree', '--hideSkippedTests']
  const environment = { CHECKED_ARTICLE: id, PUBLICATION_DAY: '9999-12-31', CAIRNLINE_IGNORE_ENV_FILE: '1' }
  const found = await mistakes()
  if (found !== undefined) process.stderr.write(`${found}\n`)
  process.exitCode = found === undefined && run('vitest', [...tests, ...one], environment) ? 0 : 1
} else {
  process.stderr.write(`Usage: npm run check:article -- FILE, of a file in ${articleLanguage.folder}/\n`)
  process.exitCode = 1
}
