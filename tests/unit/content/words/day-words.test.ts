/* Numbers of the day as pages print them. */

import { expect, test } from 'vitest'
import { numeralsIn } from '#content/articles/numerals.ts'
import track from '#content/day/results/track.json' with { type: 'json' }
import { language } from '#language'
import { dayWord, dayWords } from '#words/day-words.ts'

const numerals = (text: string) => numeralsIn(text, language.tag).join(' ')
/** The number that a text is, however its language writes it. */
const number = (text: string) => Number(numerals(text))

test('ten numbers of the day, and the same in every language', () => {
  const printed = {
    'day.entropy.full': '2.1343',
    'day.centre.worst': '26',
    'day.plateau.count': '42',
    'graph.broker.betweenness': '216',
    'graph.second.betweenness': '138',
    'tensor.noon.share': '84',
    'fix.major': '70',
    'cop.enters': '15 12',
    'cop.moving': '50',
    'bridge.b.quarter.from': '8 45',
  }
  const words = dayWords()
  expect(Object.fromEntries(Object.keys(printed).map((key) => [key, numerals(words[key] ?? '')]))).toEqual(printed)
})

test('no word is empty or not a number', () => {
  for (const [key, word] of Object.entries(dayWords()))
    expect(word, key).toMatch(/^(?!.*NaN|.*undefined|.*Infinity).+$/)
})

test('printed rows of the entropy table add up to their printed sums', () => {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  expect(sum(track.places.map(({ minutes }) => minutes))).toBe(1357)
  expect(sum(track.places.map(({ percent }) => percent))).toBeCloseTo(100, 9)
  expect(sum(track.places.map(({ bits }) => bits))).toBeCloseTo(number(dayWord('day.entropy.full')), 9)
  expect(track.places.filter(({ isShort }) => isShort).map(({ place }) => place)).toEqual([6])
})
