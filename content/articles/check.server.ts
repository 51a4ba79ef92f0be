import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { frenchCondition } from '#content/languages/languages.ts'
import { readBody } from '#content/markdown/body.ts'
import { splitFile } from '#content/markdown/front-matter.ts'
import { plainText } from '#content/markdown/inline.ts'
import type { PartialArticle } from '#content/markdown/parse.ts'
import { byPlace, type Problem } from '#content/markdown/problem.ts'
import { articleForms } from '#content/schema/article.ts'
import { routesOf } from '#content/schema/routes.ts'
import { language } from '#language'
import { articleLanguage } from '#words/articles.ts'
import { sectors } from '#words/sectors.ts'
import { services } from '#words/services.ts'
import { acrossArticles, type ComparedArticle } from './across-articles.ts'
import { figureMistakes, formMistakes } from './article-form.ts'
import { linkMistakes } from './article-links.ts'
import { certificationMistakes } from './certification-names.ts'
import type { Places } from './dead-links.ts'
import { englishInFrench } from './english-words.ts'
import { lineOf } from './find-line.ts'
import { frenchTextMistakes } from './french-text.ts'
import { moduleTexts } from './module-texts.server.ts'
import { sizeMistakes } from './page-size-estimate.ts'
import { pairProblems } from './pairs.server.ts'
import { type PlainArticle, plainArticles } from './plain-articles.server.ts'
import { earlyProblems, placeholderWords, readArticles } from './read-articles.server.ts'
import { sourceMistakes } from './source-mistakes.ts'
import { figuresIn } from './stated-figures.ts'
import { type CheckedText, textBlocks, wordsOfFields } from './text-blocks.ts'
import { wordingMistakes } from './wording.ts'

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
  const plain = new Map(plainArticles(articleLanguage).map((article) => [article.id, article]))
  const checked = texts.flatMap((text) => {
    const article = plain.get(text.id)
    return article === undefined || (article.draft && article.id !== draft) ? [] : [checkedArticle(text, article)]
  })
  return [
    ...problems,
    ...earlyProblems({ articles }),
    ...checked.flatMap(mistakesIn),
    ...acrossArticles(checked, moduleTexts(language.folder)),
  ]
}

/** The words of an article, as its page shows them. */
function checkedArticle({ sections, wordCount }: PartialArticle, plain: PlainArticle): ComparedArticle {
  const { title, description, numbers, topics } = plain.fields ?? {}
  const shown = (field: unknown) => (typeof field === 'string' ? plainText(field, placeholderWords(), () => {}) : '')
  return {
    plain,
    title: shown(title),
    description: shown(description),
    topics: Array.isArray(topics) ? topics.filter((topic) => typeof topic === 'string') : [],
    text: {
      // A text of unknown form need not have what an article has.
      form: isFormKnown(plain.fields) && plain.fields?.form !== 'notice' ? 'article' : 'notice',
      wordCount,
      sections,
      fields: wordsOfFields(plain.fields).map(shown),
      reasoned: Object.keys(numbers ?? {}),
    },
  }
}

function mistakesIn({ plain, text, title, description }: ComparedArticle): Problem[] {
  const { file, source, fields } = plain
  const units = textBlocks(text)
  const words = units.map((unit) => unit.text).join(' ')
  const { sources } = fields ?? {}
  // A French article states what its English one does; a notice in French alone has none.
  const areClaimsOwn = language.prefix === '' || fields?.languages === 'fr'
  const own = [
    ...wordingMistakes(units, [title, description]),
    ...linkMistakes(text),
    ...sourceMistakes(sources, words),
    ...sizeMistakes(text, Array.isArray(sources) ? sources.length : 0),
    ...(language.prefix === '' ? [] : englishInFrench(text)),
    ...(areClaimsOwn ? certificationMistakes(units) : []),
  ]
  return [
    // Without its fields nothing says whether the text is a notice, and which of its figures have a reason.
    ...(isFormKnown(fields) ? formMistakes(text).map((mistake) => ({ file, line: 1, text: mistake })) : []),
    ...(areClaimsOwn && fields ? figureMistakes(withoutKeys(plain, text)) : []).map(
      ({ figure, around, text: said }) => ({
        file,
        line: lineOfFigure(figure, around, source),
        text: said,
      }),
    ),
    ...own.map((mistake) => ({ file, line: lineOf(mistake.words, source), text: mistake.text })),
    ...(language.prefix === '' ? [] : frenchTextMistakes(file, source)),
  ]
}

/** Whether the fields say of which form a text is. They do not if a notice misspells the field, or the fields cannot be read. */
function isFormKnown(fields: PlainArticle['fields']): boolean {
  if (fields === undefined) return false
  const { form } = fields
  if (form !== undefined) return articleForms.some((one) => one === form)
  return !Object.values(fields).some((value) => typeof value === 'string' && value.toLowerCase() === 'notice')
}

/** The text with a word in place of each key in braces, which leaves the figures that the file spells out. */
function withoutKeys({ source, fields }: PlainArticle, text: CheckedText): CheckedText {
  const words = Object.fromEntries(Object.keys(placeholderWords()).map((key) => [key, 'x']))
  const vocabulary = { words, addressOf: (id: string) => id, noteLink: () => {} }
  return {
    ...text,
    fields: wordsOfFields(fields).map((field) => plainText(field, words, () => {})),
    sections: readBody(splitFile(source)?.body ?? '', 0, vocabulary, () => {}).sections,
  }
}

/** The line of a figure, which the file may spell otherwise: '3 h' as '3 hours', '37%' as '37 %'. */
function lineOfFigure(figure: string, around: string, source: string): number {
  const from = around === '' ? 1 : lineOf(around, source)
  const lines = source.replaceAll('&nbsp;', '\u00a0').replaceAll('\\_', '\u00a0').split('\n')
  const has = (line: string) => line.includes(figure) || figuresIn(line).includes(figure)
  const after = lines.slice(from - 1).findIndex(has)
  return after === -1 ? from : from + after
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
