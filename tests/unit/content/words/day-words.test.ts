/* Numbers of the day as pages print them. */

import { expect, test } from 'vitest'
import { numeralsIn } from '#content/articles/numerals.ts'
import track from '#content/day/results/track.json' with { type: 'json' }
import { language } from '#language'
import { dayWord } from '#words/day-words.ts'

const numerals = (text: string) => numeralsIn(text, language.tag).join(' ')
/** The number that a text is, however its language writes it. */
const number = (text: string) => Number(numerals(text))

test('printed rows of the entropy table add up to their printed sums', () => {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  expect(sum(track.places.map(({ minutes }) => minutes))).toBe(1357)
  expect(sum(track.places.map(({ percent }) => percent))).toBeCloseTo(100, 9)
  expect(sum(track.places.map(({ bits }) => bits))).toBeCloseTo(number(dayWord('day.entropy.full')), 9)
  expect(track.places.filter(({ isShort }) => isShort).map(({ place }) => place)).toEqual([6])
})
