import { expect, test } from 'vitest'
import { dayWords } from '#content/en/day-words.ts'
import { cardinal, clockTime, decimal, duration, listed, shortDuration, spelled, whole } from '#content/en/print.ts'

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
    'day.short.place': 'S6',
    'day.short.fixes.outside.word': 'six',
    'day.entropy.full': '2.1343',
    'tensor.noon.cells.word': 'four',
    'cop.enters': '15:12',
    'bridge.b.quarter.from': '08:45',
  })
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
