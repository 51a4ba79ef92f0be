import { noWordAfter, quoted, type Rule, setEvery, unitSigns } from '#content/typography.ts'

const units = `(?:${unitSigns}|[kMGT]B|(?:second|minute|hour|day)s?)`

/** The quotes of Markdown: outer, and within them. */
export const quotes = ['“', '”', '‘', '’']

const rules: readonly Rule[] = [
  [quoted, '“$1”'],
  [/(?<=\p{L})'|(?<=^|\s)'(?=\d\ds?(?![\p{L}\d]))/gu, '’'],
  [/(?<=^|[\s(“])'(?=\p{L})/gu, '‘'],
  [new RegExp(String.raw`(?<=\d) (?=${units}${noWordAfter})`, 'gu'), '\u00a0'],
]

/**
 * A text, or every text of a dictionary, as English sets it: curly quotes and apostrophes, and no line break between a number
 * and its unit.
 */
export function typeset<Words>(words: Words): Words
// Lets the bundler drop dictionaries that a script does not use.
/* @__NO_SIDE_EFFECTS__ */
export function typeset(words: unknown): unknown {
  return setEvery(rules, words)
}
