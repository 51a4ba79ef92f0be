import { aggregateWords, peakWords } from '#content/day/words/count-words.ts'
import {
  calibrationWords,
  dependenceWords,
  latencyWords,
  methodWords,
  packingWords,
  recordWords,
  warningWords,
} from '#content/day/words/method-words.ts'
import { detectorWords, lifeWords, lossWords, trackWords, watchWords } from '#content/day/words/track-words.ts'
import { once } from '#content/once.ts'

/** The functions with which a language prints the numbers of the day: `content/en/print.ts` is the English module. */
export interface Print {
  /** A whole number with its thousands set off: 1606 is '1,606'. */
  readonly whole: (value: number) => string
  /** A number with a fixed count of decimals. */
  readonly decimal: (value: number, decimals: number) => string
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

const compute = (print: Print) => ({
  ...trackWords(print),
  ...aggregateWords(print),
  ...methodWords(print),
  ...peakWords(print),
  ...dependenceWords(print),
  ...recordWords(print),
  ...packingWords(print),
  ...warningWords(print),
  ...latencyWords(print),
  ...calibrationWords(print),
  ...lifeWords(print),
  ...lossWords(print),
  ...watchWords(print),
  ...detectorWords(print),
})

type Key = keyof ReturnType<typeof compute>
type Capital<Word> = Word extends `${infer Stem}.word` ? `${Stem}.Word` : never

type DayWordKey = Key | Capital<Key>

/** For each key that ends in `.word`, one that ends in `.Word`: the same with a capital, for the start of a sentence. */
function capitals(words: Readonly<Record<string, string>>): Record<string, string> {
  const inWords = Object.entries(words).filter(([key]) => key.endsWith('.word'))
  return Object.fromEntries(
    inWords.map(([key, word]) => [key.replace(/word$/, 'Word'), word.charAt(0).toUpperCase() + word.slice(1)]),
  )
}

/**
 * The numbers of the day in one language. Sentences refer to them by key and contain no typed numbers. The day is computed
 * on first access.
 */
export function dayWordsIn(print: Print) {
  /** Every number by its key, as it is printed. */
  const dayWords = once((): Readonly<Record<string, string>> => {
    const words = compute(print)
    return { ...words, ...capitals(words) }
  })

  /**
   * One number, as it is printed. A key that does not exist is an error when types are checked.
   * @throws {RangeError} for a key that got past the types
   */
  const dayWord = (key: DayWordKey): string => {
    const word = dayWords()[key]
    if (word === undefined) throw new RangeError(`No number '${key}'. The keys stand in content/day/words/*-words.ts.`)
    return word
  }

  return { dayWord, dayWords }
}
