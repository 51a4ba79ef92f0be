import { calques, glossary, refused } from '#content/fr/language/glossary.ts'
import { type TypographyRule, typography } from '#content/fr/language/typography.ts'
import { splitFile } from '#content/markdown/front-matter.ts'
import type { Problem } from '#content/markdown/problem.ts'
import { once } from '#content/once.ts'
import { sourceEntries } from '#content/sources/sources.ts'
import { readTextFile } from '#content/text-file.server.ts'

/** A text as a visitor reads it, with '0' where the build puts in a number or a word. */
export interface FrenchText {
  readonly file: string
  readonly line: number
  /** Name of the property that holds it. Empty in Markdown. */
  readonly key: string
  readonly text: string
}

/** Terms to replace by those of the glossary, and anglicisms. */
const terms: readonly TypographyRule[] = [
  ...glossary.flatMap(({ french, not, alsoIn = [] }) =>
    not.map((form) => ({ broken: refused(form), instead: french, alsoIn })),
  ),
  ...calques.map(({ not, french }) => ({ broken: refused(not), instead: french })),
]

/** English names of laws and bodies that have French ones. */
function lawNames(): TypographyRule[] {
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

/** The rules for every French text: typography of Canadian French, terms, names of laws. */
export const frenchRules = once((): readonly TypographyRule[] => [...typography, ...terms, ...lawNames()])

/**
 * Each breach of a rule: the text found, and what to write.
 * @param english source of the English file of a French one, which shows what a decimal comma stands for
 */
export const breaches = (texts: readonly FrenchText[], english: (file: string) => string = englishOf): Problem[] =>
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

/** Fields at the top of an article that hold no words. */
const wordless = /^(?:date|modified|author|calls|sources|form|draft|address|languages):/

/** Lines of an article, without keys in braces, code, addresses of links and names of figures. */
export function textsOfArticle(file: string, source: string): FrenchText[] {
  let isCode = false
  const { linesBefore = 0 } = splitFile(source) ?? {}
  return source.split('\n').flatMap((raw, index) => {
    if (/^(?:```|~~~)/.test(raw)) isCode = !isCode
    if (isCode || wordless.test(raw) || /^\|?[\s:|-]+\|?$/.test(raw)) return []
    // As YAML and Markdown write a space that does not break.
    const written = raw.replace(index < linesBefore ? /\\_/g : /&nbsp;/g, '\u00a0')
    return [{ file, line: index + 1, key: '', text: bare(written) }]
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
    .replace(/^(?: *[a-z]+|Table):(?: |$)/, '')
    .replace(/^:::.*?(?=\p{Lu}|$)/u, '')
