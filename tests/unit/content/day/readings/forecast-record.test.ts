import { expect, test } from 'vitest'
import { brier, call, forecastRecords } from '#content/day/readings/forecast-record.ts'
import { dayWord } from '#words/day-words.ts'
import { decimal } from '#words/print.ts'

test('the score of the article: ten calls at 80%, of which eight came true, score 0.16', () => {
  const calls = Array.from({ length: 10 }, (_, index) => ({ said: 0.8, happened: index < 8 }))
  expect(brier(calls)).toBeCloseTo(0.16, 12)
  expect(brier(calls.map(({ happened }) => ({ said: 1, happened })))).toBeCloseTo(0.2, 12)
})

test('every call is in one bin of the record, and both hours are asked about the same days', () => {
  const { early, late } = forecastRecords()
  for (const record of [early, late]) {
    expect(record.calls).toHaveLength(call.days)
    expect(record.bins.reduce((sum, { calls }) => sum + calls, 0)).toBe(call.days)
    expect(record.bins.reduce((sum, { happened }) => sum + happened, 0)).toBe(record.happened)
  }
  expect(early.calls.map(({ happened }) => happened)).toEqual(late.calls.map(({ happened }) => happened))
})

test('who repeats the printed base rate gets the printed score', () => {
  const [passed, learned] = [Number(dayWord('record.base.passed')), Number(dayWord('record.base.days'))]
  const { calls } = forecastRecords().early
  const score = brier(calls.map(({ happened }) => ({ said: passed / learned, happened })))
  expect(dayWord('record.rate')).toBe(decimal(score, 3))
})

test('the interval of a skill holds the skill', () => {
  for (const { skill, skillInterval } of Object.values(forecastRecords())) {
    expect(skillInterval.least).toBeLessThan(skill)
    expect(skillInterval.most).toBeGreaterThan(skill)
  }
})
