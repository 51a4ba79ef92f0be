/* Reads every text out of the modules of content/en and content/fr, and checks their wording as that of articles. */

import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { figureTableNames } from '#content/data-tables.ts'
import { avoidedIn } from '#content/en/language/wording.ts'
import type { Problem } from '#content/markdown/problem.ts'
import { englishWordsIn } from './english-words.ts'
import { breaches, englishOf, type SourceText } from './french-text.ts'

/** Properties whose values are for the build or for programs, and not read. */
const silentKeys = /^(?:href|url|path|folder|lang|date|format|register)$/

/** Names of tables, which are those of their files. */
const tables = new RegExp(`(?<![\\w-])(?:${figureTableNames.join('|')})(?![\\w-])`, 'g')

const address = /^(?:\/|#|https:)\S*$/
/** One word in lower case without accents: a name that code gives, where English has the same. */
const name = /^[a-z][a-zA-Z\d./-]*$/

/** Modules that contain rules about texts, or code, and no text. */
export const ruleFiles =
  /^content\/(?:en|fr)\/(?:language\/(?:glossary|typography|wording)|grammar|print|routes|services|sectors|day-words)\.ts$/

/**
 * Every text of the modules of a language.
 * @param folder of the language: 'content/fr'
 */
export const moduleTexts = (folder: string): SourceText[] =>
  globSync(`${folder}/**/*.ts`)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !ruleFiles.test(file))
    .toSorted()
    .flatMap((file) => textsOfModule(file, readFileSync(file, 'utf8'), englishOf(file)))

/** What breaks the rules for the wording of English in the texts of modules. */
export const englishModuleMistakes = (): Problem[] =>
  moduleTexts('content/en').flatMap(({ file, line, key, text }) =>
    avoidedIn(text).map(({ found, write }) => ({
      file,
      line,
      text: `${key && `(${key}) `}"${found}": write ${write}`,
    })),
  )

/** What breaks the rules for French in the texts of modules. */
export function frenchModuleMistakes(): Problem[] {
  const texts = moduleTexts('content/fr')
  const left = texts.filter(({ text }) => englishWordsIn(text).length > 0)
  return [
    ...breaches(texts),
    ...left.map(({ file, line, key, text }) => ({
      file,
      line,
      text: `${key && `(${key}) `}« ${text.slice(0, 60)} » is English: translate it, or list a name in english-words.ts`,
    })),
  ]
}

/**
 * Strings of a module that contain words: not what it imports, nor keys, names or addresses.
 * @param english the module in English
 */
export function textsOfModule(file: string, source: string, english = ''): SourceText[] {
  const { program } = parseSync(file, source)
  const texts: SourceText[] = []
  const silent = new Set<number>()
  const values: Value[] = []
  const add = (text: string, start: number) => {
    const key = keyAt(values, start)
    if (silent.has(start) || silentKeys.test(key) || address.test(text)) return
    if (name.test(text) && english.includes(`'${text}'`)) return
    texts.push({
      file,
      line: source.slice(0, start).split('\n').length,
      key,
      text: text.replace(/\{\{[^{}]*\}\}/g, '0').replace(tables, '0'),
    })
  }
  const found: [start: number, text: string][] = []
  new Visitor({
    ImportDeclaration: ({ source: { start } }) => void silent.add(start),
    ExportNamedDeclaration: ({ source: from }) => void (from && silent.add(from.start)),
    TSLiteralType: ({ literal: { start } }) => void silent.add(start),
    Property: ({ key, value }) => {
      if (key.start !== value.start) silent.add(key.start)
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
      values.push({ key: name, start: value.start, end: value.end })
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string') found.push([start, value])
    },
    TemplateLiteral: ({ quasis, start }) => {
      found.push([start, quasis.map(({ value }) => value.cooked ?? value.raw).join('0')])
    },
  }).visit(program)
  for (const [start, text] of found) add(text, start)
  return texts
}

/** Where the value of a property is in its module. */
interface Value {
  readonly key: string
  readonly start: number
  readonly end: number
}

/** The name of the innermost property whose value contains a place. Empty for a text of no property. */
const keyAt = (values: readonly Value[], at: number): string =>
  values
    .filter(({ start, end }) => start <= at && at < end)
    .reduce((inner, value) => (value.start >= inner.start ? value : inner), nowhere).key

const nowhere: Value = { key: '', start: -1, end: -1 }
