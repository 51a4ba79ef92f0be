/*
 * Puts the numbers of the simulated day into words of a language: what `{{day.fixes}}` in an article and
 * `dayWord('day.fixes')` in a page become.
 */

import type { LabelText, PrintedNumber } from '#content/day/format.ts'
import numbers from '#content/day/results/numbers.json' with { type: 'json' }
import { once } from '#content/once.ts'

/** The functions with which a language prints numbers: `content/en/print.ts` is the English module. */
export interface Print {
  /** A whole number with its thousands set off: 1606 is '1,606'. */
  readonly whole: (value: number) => string
  /** A number with a fixed count of decimals. */
  readonly decimal: (value: number, decimals: number) => string
  /** A share in percent with a fixed count of decimals: '12.3%'. */
  readonly percent: (value: number, decimals: number) => string
  /** A count as running text writes it: small ones in words, the others in figures. */
  readonly cardinal: (count: number) => string
  /** A count in words, for a sentence in which a figure would look out of place. */
  readonly spelled: (count: number) => string
  /** Two or more words joined as in a sentence: 'two and three'. */
  readonly listed: (words: readonly string[]) => string
  /** Minutes after midnight as a time of day: 914 is '15:14'. */
  readonly clockTime: (minutes: number) => string
  /** Minutes as a length of time: 1357 is '22 h 37 min'. */
  readonly duration: (minutes: number) => string
  /** The same for a label, where room is short: 718 is '11 h 58'. */
  readonly shortDuration: (minutes: number) => string
}

/** A number of the results as a language prints it. */
function printed(print: Print, number: PrintedNumber): string {
  switch (number.as) {
    case 'text':
      return number.text
    case 'listed':
      return print.listed(number.values.map(print.cardinal))
    case 'decimal':
    case 'percent':
      return print[number.as](number.value, number.decimals)
    default:
      return print[number.as](number.value)
  }
}

/**
 * The text of a label in a drawing.
 * @param words of the language, by the keys that labels use
 * @throws {RangeError} for a key without a word
 */
export const labelText = (print: Print, words: Readonly<Record<string, string>>, text: LabelText): string =>
  text
    .map((part) => {
      if (typeof part === 'string') return part
      if ('as' in part) return printed(print, part)
      const word = words[part.word]
      if (word === undefined)
        throw new RangeError(`A drawing has a label '${part.word}', which has no words in figures.ts.`)
      return word
    })
    .join('')

type Key = keyof typeof numbers
type Capital<Word> = Word extends `${infer Stem}.word` ? `${Stem}.Word` : never

type DayWordKey = Key | Capital<Key>

/** For each key that ends in `.word`, one that ends in `.Word`: the same with a capital, for the start of a sentence. */
function capitals(words: Readonly<Record<string, string>>): Record<string, string> {
  const inWords = Object.entries(words).filter(([key]) => key.endsWith('.word'))
  return Object.fromEntries(
    inWords.map(([key, word]) => [key.replace(/word$/, 'Word'), word.charAt(0).toUpperCase() + word.slice(1)]),
  )
}

/** The numbers of the day in one language. Sentences refer to them by key and contain no typed numbers. */
export function dayWordsIn(print: Print) {
  /** Every number by its key, as it is printed. */
  const dayWords = once((): Readonly<Record<string, string>> => {
    const entries = Object.entries(numbers) as [Key, PrintedNumber][]
    const words = Object.fromEntries(entries.map(([key, number]) => [key, printed(print, number)]))
    return { ...words, ...capitals(words) }
  })

  /**
   * One number, as it is printed. A key that does not exist is an error when types are checked.
   * @throws {RangeError} for a key that got past the types
   */
  const dayWord = (key: DayWordKey): string => {
    const word = dayWords()[key]
    if (word === undefined)
      throw new RangeError(`No number '${key}'. The keys are in content/day/results/numbers.json.`)
    return word
  }

  return { dayWord, dayWords }
}
