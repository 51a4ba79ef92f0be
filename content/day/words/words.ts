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
import type { Print } from '#content/day/words/print.ts'
import { detectorWords, lifeWords, lossWords, trackWords, watchWords } from '#content/day/words/track-words.ts'
import { once } from '#content/once.ts'

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
