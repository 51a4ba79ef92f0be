/* `npm run check:article`: prints the mistakes in articles and texts. */

import { basename } from 'node:path'
import { strayFiles } from '#content/articles/article-ids.server.ts'
import { articleProblems } from '#content/articles/check.server.ts'
import { englishModuleMistakes, frenchModuleMistakes } from '#content/articles/module-texts.server.ts'
import { plainArticles } from '#content/articles/plain-articles.server.ts'
import { publicationStatus } from '#content/articles/publication-status.ts'
import { articleLanguage as english } from '#content/en/articles.ts'
import { articleLanguage as french } from '#content/fr/articles.ts'
import { byPlace, type Problem } from '#content/markdown/problem.ts'
import { suggest } from '#content/schema/suggest.ts'
import { readArguments, runCommand } from '#server/command.ts'
import { loadEnvironment } from '#server/environment.ts'
import { lostArticles } from '#server/publish/addresses/check-addresses.ts'

const usage = `npm run check:article -- NAME    checks one article in both languages, a draft, too
npm run check:article            checks all, and the words of the other pages; of drafts, only what would stop a build

NAME is the name of its file in ${english.folder}/, with or without .md.`

/** The name of an article, from that of its file, whose author may have given it another end than `.md`. */
const idOf = (file: string): string => basename(file).replace(/(?:\.md)?(?:\.\w+)?$/, '')

/** When the site will show an article. */
function fate(id: string): string {
  const article = [english, french].flatMap((one) => plainArticles(one)).find((one) => one.id === id)
  if (!article?.isoDate) return ''
  const { draft, isoDate } = article
  const stage = publicationStatus({ draft, isoDate })
  if (stage === 'draft') return ' It is a draft: take the line "draft: true" out of both files to publish it.'
  return stage === 'scheduled'
    ? ` It appears with the build of ${isoDate.slice(0, 10)}.`
    : ' It appears with the next build.'
}

/** Mistakes that no article's file shows by itself: addresses that are lost, the words of other pages. */
function further(id: string): Problem[] {
  const pages = id === '' ? [...englishModuleMistakes(), ...frenchModuleMistakes()] : []
  return [...lostArticles(), ...pages]
}

/** Prints mistakes by file and line, and returns whether there were none. */
async function check(id: string): Promise<boolean> {
  const problems = [...(await articleProblems(id)), ...further(id)].sort(byPlace)
  const lines = (of: typeof problems) => of.map(({ file, line, text }) => `${file}:${line}: ${text}\n`).join('')
  const own = id === '' ? problems : problems.filter(({ file }) => idOf(file) === id)
  const others = id === '' ? [] : problems.filter(({ file }) => idOf(file) !== id)
  process.stderr.write(lines(own))
  if (others.length > 0)
    process.stderr.write(`\nMistakes in other files, which also stop a build or a test:\n${lines(others)}`)
  if (own.length === 0)
    process.stdout.write(
      id === '' ? 'No mistakes in the articles and in the words of other pages.\n' : `${id}: no mistakes.${fate(id)}\n`,
    )
  else process.stderr.write(`\n${own.length} ${own.length === 1 ? 'mistake' : 'mistakes'}.\n`)
  return problems.length === 0
}

await runCommand(async () => {
  const [named = ''] = readArguments(usage, {}, ['[NAME]']).positionals
  const id = idOf(named)
  const ids = [...new Set([english, french].flatMap((one) => plainArticles(one).map((article) => article.id)))]
  const strays = [english, french].flatMap(({ folder }) => strayFiles('.', folder))
  if (id !== '' && !ids.includes(id) && !strays.some((file) => idOf(file) === id))
    throw new Error(`No article is named ${id}: ${suggest(id, ids, `see the files in ${english.folder}/`)}`)
  loadEnvironment('local')
  if (!(await check(id))) process.exitCode = 1
})
