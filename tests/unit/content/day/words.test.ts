import { expect, test } from 'vitest'
import { numeralsIn } from '#content/articles/numerals.ts'
import { halfHour } from '#content/day/readings/moments.ts'
import { entropyRows, stayRows, sweepTable } from '#content/day/words/rows.ts'
import { language } from '#language'
import { dayWord, dayWords } from '#words/day-words.ts'
import * as print from '#words/print.ts'

const { clockTime, decimal, whole } = print

const numerals = (text: string) => numeralsIn(text, language.tag).join(' ')
/** The number that a text is, however its language writes it. */
const number = (text: string) => Number(numerals(text))

test('the numbers of the day are the same in every language', () => {
  const printed = {
    'day.fixes': '1606',
    'day.rejected': '10',
    'day.rest': '22 37',
    'day.moving': '1 23',
    'day.rest.minutes': '1357',
    'day.moving.minutes': '83',
    'day.short.minutes': '14',
    'day.short.arrive': '15 14',
    'day.short.leave': '15 28',
    'day.short.alert': '15 24',
    'day.short.km': '4.7',
    'day.short.envelope': '40',
    'day.short.fixes': '19',
    'day.entropy': '2.13',
    'day.entropy.full': '2.1343',
    'day.entropy.max': '3',
    'day.entropy.without': '2.07',
    'day.entropy.loss': '0.06',
    'day.entropy.lunch': '0.09',
    'day.centre.median': '5',
    'day.centre.worst': '26',
    'day.plateau.count': '42',
    'day.plateau.runs': '144',
    'graph.broker.betweenness': '216',
    'graph.second.betweenness': '138',
    'tensor.noon.share': '84',
    'fix.major': '70',
    'fix.minor': '54',
    'cop.enters': '15 12',
    'cop.time': '15 24',
    'cop.moving': '50',
    'bridge.b.quarter.from': '8 45',
  }
  const words = dayWords()
  expect(Object.fromEntries(Object.keys(printed).map((key) => [key, numerals(words[key] ?? '')]))).toEqual(printed)
  expect(words['day.short.place']).toBe('S6')
})

test('no word is empty or not a number', () => {
  for (const [key, word] of Object.entries(dayWords()))
    expect(word, key).toMatch(/^(?!.*NaN|.*undefined|.*Infinity).+$/)
})

test('the words of time add up', () => {
  const minutes = (key: Parameters<typeof dayWord>[0]) => number(dayWord(key))
  expect(minutes('day.rest.minutes') + minutes('day.moving.minutes')).toBe(1440)
  expect(minutes('day.rest.without') + minutes('day.short.minutes')).toBe(minutes('day.rest.minutes'))
})

test('printed rows of the entropy table add up to their printed sums', () => {
  const rows = entropyRows(print)
  expect(rows.reduce((sum, row) => sum + number(row.minutes), 0)).toBe(1357)
  expect(rows.reduce((sum, row) => sum + number(row.share), 0)).toBeCloseTo(100, 9)
  expect(rows.reduce((sum, row) => sum + number(row.bits), 0)).toBeCloseTo(number(dayWord('day.entropy.full')), 9)
  expect(rows.filter((row) => row.isShort).map((row) => row.place)).toEqual(['S6'])
})

test('rows of stays, of the sweep and of the log', () => {
  expect(stayRows(print)).toHaveLength(10)
  expect(stayRows(print).find((row) => row.isShort)).toEqual({
    place: 'S6',
    arrive: clockTime(15 * 60 + 14),
    leave: clockTime(15 * 60 + 28),
    minutes: whole(14),
    envelope: decimal(40, 0),
    isShort: true,
  })
  const cells = sweepTable().flatMap((row) => row.cells)
  expect(cells.filter((cell) => cell.verdict === 'right')).toHaveLength(42)
  expect(cells.filter((cell) => cell.isUsed)).toEqual([{ distance: 120, stays: 10, verdict: 'right', isUsed: true }])
  expect(cells.find((cell) => cell.stays === 79)?.verdict).toBe('shattered')
})

test('events of the half hour, on the minute and in their places', () => {
  expect(halfHour().map(({ minutes, place }) => [numerals(clockTime(minutes)), place])).toEqual([
    ['15 5', 16.67],
    ['15 12', 40],
    ['15 14', 46.67],
    ['15 24', 80],
    ['15 28', 93.33],
  ])
})
