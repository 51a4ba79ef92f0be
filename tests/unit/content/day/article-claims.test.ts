import { expect, test } from 'vitest'
import { agreement } from '#content/day/counts/dependence.ts'
import { shareOf } from '#content/day/counts/forecast.ts'
import { catchment } from '#content/day/counts/huff.ts'
import { day } from '#content/day/day.ts'
import { distance } from '#content/day/ground/sheet.ts'
import { calibration, plot, transmitter } from '#content/day/radio/trilateration.ts'
import { forecastRecords } from '#content/day/readings/forecast-record.ts'
import { journeyWatch } from '#content/day/readings/held-bridge.ts'
import { hundredDays } from '#content/day/readings/hundred-days.ts'
import { type Condition, outOfSample } from '#content/day/readings/sample.ts'

// Articles draw conclusions from computed numbers in words. These tests hold the numbers to the words.

test('Sensor: three errors in a hundred could pass unseen among the unchanged days', () => {
  const [unchanged] = outOfSample()
  if (!unchanged) throw new Error('no row')
  expect(Math.round((1 - shareOf(unchanged.total.found, unchanged.total.visits).least) * 100)).toBe(3)
})

test('Signal: the fix of the figure was a lucky one; under the wrong exponent points worsen little', () => {
  const { right, wrong } = calibration()
  expect(distance(day().radioFix, transmitter) / plot.unitsPerMetre).toBeLessThan(right.median)
  expect(wrong.median / right.median).toBeLessThan(1.4)
  expect(right.misfit).toBeLessThan(1)
})

test('Strategic: early calls are worse than the base rate, late ones better, certainties worse again', () => {
  const { early, late } = forecastRecords()
  expect(early.skill).toBeLessThan(0)
  expect(late.skill).toBeGreaterThan(0)
  expect(late.hardScore).toBeGreaterThan(late.rateScore)
  for (const { bins } of [early, late]) {
    const middle = bins[2]
    expect((middle?.happened ?? 0) / (middle?.calls ?? 1)).toBeLessThan(0.35)
  }
})

test('Counter-intelligence: a hundred couriers leave one test alone and undo three', () => {
  expect(agreement(0.001, 1).ratio).toBeCloseTo(40, 9)
  expect((20_000 / 100_000) * agreement(0.001).falseFound).toBeCloseTo(10, 0)
})

test('Redefining: the measures disagree, the territory grows, the types leave more than a tenth', () => {
  const { correlation, radiusAfter, types } = hundredDays()
  expect(correlation).toBeLessThan(0.5)
  expect(radiusAfter.week).toBeLessThan(radiusAfter.month)
  expect(radiusAfter.month).toBeLessThan(radiusAfter.all)
  expect(types.rest).toBeGreaterThan(0.1)
  expect(types.long).toBeCloseTo(1 / 3, 1)
})

test('Use cases: staff carry the forecast out of its interval; nine minutes raise no alarm', () => {
  const { planned, misled } = catchment()
  expect(planned.least).toBeGreaterThan(0.22)
  expect(planned.most).toBeLessThan(0.27)
  expect(misled.planned).toBeGreaterThan(planned.most)
  const { watches, longestHalt } = journeyWatch()
  expect(watches.filter(({ patience }) => patience > longestHalt).map(({ alarms }) => alarms)).toEqual([0, 0])
})

// The sensor article describes its out-of-sample table in words. These tests hold the table to the words.
const total = (condition: Condition) => {
  const row = outOfSample().find((candidate) => candidate.condition === condition)
  if (!row) throw new Error(`no row ${condition}`)
  return row.total
}

test('on other days as easy as the one day, nothing is missed and nothing invented', () => {
  expect(total('unchanged')).toMatchObject({ missed: 0, false: 0 })
})

test('shorter errands are missed, longer halts invented, noise does both', () => {
  expect(total('short-stops').missed).toBeGreaterThan(0)
  expect(total('short-stops').false).toBe(0)
  expect(total('long-halts').false).toBeGreaterThan(0)
  expect(total('noisy').missed).toBeGreaterThan(0)
  expect(total('noisy').false).toBeGreaterThan(0)
})

test('of fixes thrown in spells the filter catches none', () => {
  expect(total('spells').thrown).toBeGreaterThan(0)
  expect(total('spells').caught).toBe(0)
})

test('with a quarter of the fixes, more stays are false than true', () => {
  expect(total('sparse').false).toBeGreaterThan(total('sparse').found)
})
