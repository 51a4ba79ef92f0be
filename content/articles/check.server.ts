import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { frenchCondition } from '#content/languages/languages.ts'
import type { PartialArticle } from '#content/markdown/parse.ts'
import { byPlace, type Problem } from '#content/markdown/problem.ts'
import { routesOf } from '#content/schema/routes.ts'
import { language } from '#language'
import { articleLanguage } from '#words/articles.ts'
import { sectors } from '#words/sectors.ts'
import { services } from '#words/services.ts'
import { type CheckedText, figureMistakes, formMistakes } from './article-form.ts'
import type { Places } from './dead-links.ts'
import { frenchTextMistakes } from './french-text.ts'
import { pairProblems } from './pairs.server.ts'
import { type PlainArticle, plainArticles } from './plain-articles.server.ts'
import { earlyProblems, placeholderWords, readArticles } from './read-articles.server.ts'
import { statedFigures } from './stated-figures.ts'

/**
 * Every mistake in every article of both languages, sorted by file, for `npm run check:article` and the tests. A second
 * process reads French, because a process has the text of one language.
 * @param draft file name without `.md` of a draft to check like a published article
 */
export async function articleProblems(draft = ''): Promise<readonly Problem[]> {
  const [own, french] = await Promise.all([ownProblems(draft), problemsOfFrench(draft)])
  return [...pairProblems(), ...own, ...french].sort(byPlace)
}

async function problemsOfFrench(draft: string): Promise<readonly Problem[]> {
  const args = [frenchCondition, fileURLToPath(import.meta.url), draft]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout)
}

/** The mistakes in the articles of this process's or thread's language, without those between pairs. */
export async function ownProblems(draft = ''): Promise<readonly Problem[]> {
  const { articles, texts, problems } = readArticles(process.cwd(), await placesOfPages())
  const stated = language.prefix === '' ? statedFigures(placeholderWords()) : undefined
  const plain = new Map(plainArticles(articleLanguage).map((article) => [article.id, article]))
  const others = texts.flatMap((text) => {
    const article = plain.get(text.id)
    return article === undefined || (article.draft && article.id !== draft) ? [] : mistakesIn(text, article, stated)
  })
  return [...problems, ...earlyProblems({ articles }), ...others]
}

/** @param stated figures that need no reason. Undefined in French, where figures are compared with the English article. */
function mistakesIn(
  { sections, wordCount }: PartialArticle,
  { file, source, fields = {} }: PlainArticle,
  stated: ReadonlySet<string> | undefined,
): Problem[] {
  const { title, subtitle, description, closing, numbers } = fields
  const checked: CheckedText = {
    form: fields.form === 'notice' ? 'notice' : 'article',
    wordCount,
    sections,
    fields: [title, subtitle, description, ...Object.values(closing ?? {})].filter(
      (field) => typeof field === 'string',
    ),
    reasoned: Object.keys(numbers ?? {}),
  }
  const figures = stated ? figureMistakes(checked, stated) : []
  return [
    ...formMistakes(checked).map((text) => ({ file, line: 1, text })),
    ...figures.map(({ figure, text }) => ({ file, line: lineOf(figure, source), text })),
    ...(language.prefix === '' ? [] : frenchTextMistakes(file, source)),
  ]
}

/** The line of a figure, which the file may spell otherwise: '3 h' as '3 hours', '37%' as '37 %'. */
function lineOf(figure: string, source: string): number {
  const [, value = '', unit = ''] = /^(\S*\d[+M]*)\s?(.?)/.exec(figure) ?? []
  const written = new RegExp(String.raw`(?<![\d.,])${RegExp.escape(value)}[\s-]?${RegExp.escape(unit)}`)
  return source.split('\n').findIndex((line) => written.test(line)) + 1 || 1
}

/** The addresses of pages in content/en/routes.ts, which only Vite can load. */
async function placesOfPages(): Promise<Places> {
  const files = globSync(`${language.folder}/pages/**/*.ts`)
  const loaded = await Promise.all(
    files.map(
      async (file): Promise<[string, object]> => [file, await import(pathToFileURL(join(process.cwd(), file)).href)],
    ),
  )
  const words = loaded.map(([file, module]) => [
    file.replaceAll('\\', '/').replace(language.folder, '.'),
    { ...module },
  ])
  return routesOf(language.folder, Object.fromEntries(words), { services, sectors })
}

if (import.meta.main) process.stdout.write(JSON.stringify(await ownProblems(process.argv[2] ?? '')))
