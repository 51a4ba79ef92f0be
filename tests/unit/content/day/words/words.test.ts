import { expect, test } from 'vitest'
import { halfHour } from '#content/day/readings/half-hour.ts'
import { entropyRows, stayRows, sweepTable } from '#content/day/words/rows.ts'
import { dayWord, dayWords } from '#content/en/day-words.ts'
import * as print from '#content/en/print.ts'

const { cardinal, clockTime, decimal, duration, listed, shortDuration, spelled, whole } = print

test('numbers are printed as the pages print them', () => {
  expect(dayWords()).toMatchObject({
    'day.fixes': '1,606',
    'day.rejected': '10',
    'day.rejected.word': 'ten',
    'day.rejected.Word': 'Ten',
    'day.stays.word': 'ten',
    'day.places.word': 'eight',
    'day.trips.word': 'nine',
    'day.rest': '22 h 37 min',
    'day.moving': '1 h 23 min',
    'day.rest.minutes': '1,357',
    'day.moving.minutes': '83',
    'day.short.place': 'S6',
    'day.short.minutes': '14',
    'day.short.arrive': '15:14',
    'day.short.leave': '15:28',
    'day.short.alert': '15:24',
    'day.short.km': '4.7',
    'day.short.envelope': '40',
    'day.short.fixes': '19',
    'day.short.fixes.outside.word': 'six',
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
    'day.bridges.crossed.word': 'two',
    'graph.broker.betweenness': '216',
    'graph.second.betweenness': '138',
    'tensor.noon.share': '84',
    'tensor.noon.cells.word': 'four',
    'fix.major': '70',
    'fix.minor': '54',
    'cop.enters': '15:12',
    'cop.time': '15:24',
    'cop.moving': '50',
    'bridge.b.quarter.from': '08:45',
  })
})

test('no word is empty or not a number', () => {
  for (const [key, word] of Object.entries(dayWords()))
    expect(word, key).toMatch(/^(?!.*NaN|.*undefined|.*Infinity).+$/)
})

test('the words of time add up', () => {
  const minutes = (key: Parameters<typeof dayWord>[0]) => Number(dayWord(key).replace(',', ''))
  expect(minutes('day.rest.minutes') + minutes('day.moving.minutes')).toBe(1440)
  expect(minutes('day.rest.without') + minutes('day.short.minutes')).toBe(minutes('day.rest.minutes'))
})

test('printed rows of the entropy table add up to their printed sums', () => {
  const rows = entropyRows(print)
  expect(rows.reduce((sum, row) => sum + Number(row.minutes), 0)).toBe(1357)
  expect(rows.reduce((sum, row) => sum + Number(row.share), 0)).toBeCloseTo(100, 9)
  expect(rows.reduce((sum, row) => sum + Number(row.bits), 0).toFixed(4)).toBe(dayWord('day.entropy.full'))
  expect(rows.filter((row) => row.isShort).map((row) => row.place)).toEqual(['S6'])
})

test('rows of stays, of the sweep and of the log', () => {
  expect(stayRows(print)).toHaveLength(10)
  expect(stayRows(print).find((row) => row.isShort)).toEqual({
    place: 'S6',
    arrive: '15:14',
    leave: '15:28',
    minutes: '14',
    envelope: '40',
    isShort: true,
  })
  const cells = sweepTable().flatMap((row) => row.cells)
  expect(cells.filter((cell) => cell.verdict === 'right')).toHaveLength(42)
  expect(cells.filter((cell) => cell.isUsed)).toEqual([{ distance: 120, stays: 10, verdict: 'right', isUsed: true }])
  expect(cells.find((cell) => cell.stays === 79)?.verdict).toBe('shattered')
})

test('events of the half hour, on the minute and in their places', () => {
  expect(halfHour().map(({ minutes, place }) => [clockTime(minutes), place])).toEqual([
    ['15:05', 16.67],
    ['15:12', 40],
    ['15:14', 46.67],
    ['15:24', 80],
    ['15:28', 93.33],
  ])
})

test('formats', () => {
  expect([clockTime(0), clockTime(914.75), clockTime(1440)]).toEqual(['00:00', '15:14', '24:00'])
  expect([duration(14), duration(60), duration(1357)]).toEqual(['14 min', '1 h 00 min', '22 h 37 min'])
  expect(shortDuration(718)).toBe('11 h 58')
  expect([cardinal(0), cardinal(12), cardinal(13)]).toEqual(['zero', 'twelve', '13'])
  expect([spelled(14), spelled(21)]).toEqual(['fourteen', '21'])
  expect(listed(['two', 'three'])).toBe('two and three')
  expect([whole(1606.4), decimal(-87.04, 0)]).toEqual(['1,606', '−87'])
})
