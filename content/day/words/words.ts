import { aggregateWords } from './aggregate-words.ts'
import { methodWords } from './method-words.ts'
import { trackWords } from './track-words.ts'

const words = { ...trackWords(), ...aggregateWords(), ...methodWords() }

type Capital<Key> = Key extends `${infer Stem}.word` ? `${Stem}.Word` : never

export type DayWordKey = keyof typeof words | Capital<keyof typeof words>

/** For each `….word` the same with a capital, for the start of a sentence: `….Word`. */
function capitals(): Record<string, string> {
  const inWords = Object.entries(words).filter(([key]) => key.endsWith('.word'))
  return Object.fromEntries(
    inWords.map(([key, word]) => [key.replace(/word$/, 'Word'), word.charAt(0).toUpperCase() + word.slice(1)]),
  )
}

/** Every number about the day that words use, formatted for print, by key. Words take them from here and type none. */
export const dayWords: Readonly<Record<string, string>> = { ...words, ...capitals() }

/**
 * The number behind a key, as it is printed. A key that does not exist is an error when types are checked.
 *
 * @throws {RangeError} for a key that got past the types
 */
export function dayWord(key: DayWordKey): string {
  const word = dayWords[key]
  if (word === undefined) throw new RangeError(`No number '${key}'. The keys stand in content/day/*-words.ts.`)
  return word
}
