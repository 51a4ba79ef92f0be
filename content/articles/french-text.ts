/*
 * Checks French texts against the glossary and the typography of Canadian French (content/fr/language), and reports each
 * breach with its line.
 */

import { calques, glossary, refused } from '#content/fr/language/glossary.ts'
import { units } from '#content/fr/language/typography.ts'
import type { Problem } from '#content/markdown/problem.ts'
import { once } from '#content/once.ts'
import { sourceEntries } from '#content/sources/sources.ts'
import { readTextFile } from '#content/text-file.server.ts'
import { noWordAfter } from '#content/typography.ts'

/** A text as a visitor reads it, with '0' where the build puts in a number or a word. */
export interface SourceText {
  readonly file: string
  readonly line: number
  /** Name of the property that contains it. Empty in Markdown. */
  readonly key: string
  readonly text: string
}

/** A form that French does not have, and what to write. */
interface FrenchRule {
  readonly broken: RegExp
  readonly instead: string
  /** How English writes the same characters where they are right. They are right where the English file says so. */
  readonly right?: (found: string) => string
  /** Files where the form may be. */
  readonly alsoIn?: readonly string[]
}

/** Signs of English. All other typography is set for the author (content/fr/language/typography.ts). */
const signs: readonly FrenchRule[] = [
  { broken: /[“”„]|(?<![\p{L}\d])‘/u, instead: 'straight quotes, which become « »' },
  { broken: /—/u, instead: 'a comma, a colon or a new sentence for —' },
  { broken: new RegExp(String.raw`\d\.\d+\s?(?:[%$]|${units})${noWordAfter}`, 'u'), instead: 'a decimal comma' },
  {
    // A decimal of three places looks the same: 1,143 bit is 1.143 bits in English, 1,143 people are 1,143.
    broken: /(?<![\d,.])[1-9]\d{0,2},\d{3}(?!\d)/u,
    instead: 'thousands set off by a space',
    right: (found) => found.replace(',', '.'),
  },
]

/** Terms to replace by those of the glossary, and anglicisms. */
const terms: readonly FrenchRule[] = [
  ...glossary.flatMap(({ french, not, alsoIn = [] }) =>
    not.map((form) => ({ broken: refused(form), instead: french, alsoIn })),
  ),
  ...calques.map(({ not, french }) => ({ broken: refused(not), instead: french })),
]

/** English names of laws and bodies that have French ones. */
function lawNames(): FrenchRule[] {
  return sourceEntries.flatMap(([, { title, name: short, french }]) => {
    const pairs = [
      [title, french?.title],
      [short, french?.name],
    ] as const
    return pairs.flatMap(([english, name]) =>
      english === undefined || name === undefined || english === name
        ? []
        : [{ broken: new RegExp(String.raw`(?<![\p{L}-])${RegExp.escape(english)}(?![\p{L}-])`, 'u'), instead: name }],
    )
  })
}

/** The rules for every French text: signs, terms, names of laws. */
const frenchRules = once((): readonly FrenchRule[] => [...signs, ...terms, ...lawNames()])

/**
 * Each breach of a rule: the text found, and what to write.
 * @param english source of the English file of a French one, which shows what a decimal comma stands for
 */
export const breaches = (texts: readonly SourceText[], english: (file: string) => string = englishOf): Problem[] =>
  texts.flatMap(({ file, line, key, text }) =>
    frenchRules().flatMap(({ broken, instead, right, alsoIn }) => {
      if (alsoIn?.includes(file)) return []
      const hits = [...text.matchAll(new RegExp(broken, `${broken.flags}g`))]
      const hit = hits.find(([found]) => !right || !holds(english(file), right(found)))
      if (!hit) return []
      const around = text.slice(Math.max(0, hit.index - 24), hit.index + hit[0].length + 24)
      return [{ file, line, text: `${key && `(${key}) `}« ${around} »: write ${instead}` }]
    }),
  )

const holds = (text: string, number: string): boolean =>
  new RegExp(String.raw`(?<![\d,.])${number.replace('.', String.raw`\.`)}(?!\d)`).test(text)

/** The English file of a French one. Empty for a file that French alone has. */
export function englishOf(file: string): string {
  const english = readTextFile(file.replace('content/fr/', 'content/en/'))
  return english.kind === 'text' ? english.text : ''
}

/** What breaks these rules in an article. */
export const frenchTextMistakes = (file: string, source: string): Problem[] => breaches(textsOfArticle(file, source))

/** Fields at the top of an article that contain no words. */
const wordless = /^(?:date|modified|author|calls|sources|form|draft|address|languages):/

/** Lines of an article, without keys in braces, code, addresses of links and names of figures. */
export function textsOfArticle(file: string, source: string): SourceText[] {
  let isCode = false
  return source.split('\n').flatMap((raw, index) => {
    if (/^(?:```|~~~)/.test(raw)) isCode = !isCode
    if (isCode || wordless.test(raw) || /^\|?[\s:|-]+\|?$/.test(raw)) return []
    return [{ file, line: index + 1, key: '', text: bare(raw) }]
  })
}

/** The page sets straight apostrophes as curly ones. */
const bare = (line: string): string =>
  line
    .replaceAll("'", '’')
    .replace(/\{\{[^{}]*\}\}/g, '0')
    .replace(/`[^`]*`/g, '0')
    .replace(/\]\([^()\s]*(?:\([^()]*\))?[^()\s]*(?: "([^"]*)")?\)/g, '] $1')
    .replace(/^ *[a-z]+: "(.*)"$/, '$1')
    .replace(/^(?: *[a-z]+|Table ?):(?: |$)/, '')
    .replace(/^:::.*?(?=\p{Lu}|$)/u, '')
