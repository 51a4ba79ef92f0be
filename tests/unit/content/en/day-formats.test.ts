import { expect, test } from 'vitest'
import { cardinal, clockTime, decimal, duration, listed, shortDuration, spelled, whole } from '#content/en/print.ts'

test('formats', () => {
  expect([clockTime(0), clockTime(914.75), clockTime(1440)]).toEqual(['00:00', '15:14', '24:00'])
  expect([duration(14), duration(60), duration(1357)]).toEqual([
    '14\u00a0min',
    '1\u00a0h 00\u00a0min',
    '22\u00a0h 37\u00a0min',
  ])
  expect(shortDuration(718)).toBe('11\u00a0h 58')
  expect([cardinal(0), cardinal(12), cardinal(13)]).toEqual(['zero', 'twelve', '13'])
  expect([spelled(14), spelled(21)]).toEqual(['fourteen', '21'])
  expect(listed(['two', 'three'])).toBe('two and three')
  expect([whole(1606.4), decimal(-87.04, 0)]).toEqual(['1,606', '−87'])
})
