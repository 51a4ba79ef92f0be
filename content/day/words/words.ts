import { aggregateWords } from './aggregate-words.ts'
import { deskWords } from './desk-words.ts'
import { dependenceWords, recordWords } from './evidence-words.ts'
import { lifeWords, lossWords } from './life-words.ts'
import { methodWords } from './method-words.ts'
import { peakWords } from './peak-words.ts'
import type { Print } from './print.ts'
import { calibrationWords, latencyWords } from './system-words.ts'
import { trackWords } from './track-words.ts'

const compute = (print: Print) => ({
  ...trackWords(print),
  ...aggregateWords(print),
  ...methodWords(print),
  ...peakWords(print),
  ...dependenceWords(print),
  ...recordWords(print),
  ...latencyWords(print),
  ...calibrationWords(print),
  ...lifeWords(print),
  ...lossWords(print),
  ...deskWords(print),
})

type Key = keyof ReturnType<typeof compute>
type Capital<Word> = Word extends `${infer Stem}.word` ? `${Stem}.Word` : never

export type DayWordKey = Key | Capital<Key>

/** For each key that ends in `.word`, one that ends in `.Word`: the same with a capital, for the start of a sentence. */
function capitals(words: Readonly<Record<string, string>>): Record<string, string> {
  const inWords = Object.entries(words).filter(([key]) => key.endsWith('.word'))
  return Object.fromEntries(
    inWords.map(([key, word]) => [key.replace(/word$/, 'Word'), word.charAt(0).toUpperCase() + word.slice(1)]),
  )
}

/**
 * The numbers of the day in one language. Sentences take them from here by key and type none; the day is computed when
 * the first is asked for.
 */
export function dayWordsIn(print: Print) {
  let computed: Readonly<Record<string, string>> | undefined

  /** Every number by its key, as it is printed. */
  const dayWords = (): Readonly<Record<string, string>> => {
    if (computed) return computed
    const words = compute(print)
    computed = { ...words, ...capitals(words) }
    return computed
  }

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
