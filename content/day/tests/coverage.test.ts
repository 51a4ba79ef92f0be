// How often intervals contain the truth, in many samples of the same simulated people: as often as pages say.

import { expect, test } from 'vitest'
import { cellForecasts } from '#day/experiments/cell-forecast.ts'
import { eventAlerts } from '#day/experiments/event-alerts.ts'
import { allDraws, frontOfStage } from '#day/experiments/event-crowd.ts'
import { draws } from '#day/experiments/event-panels.ts'
import { lotsBySize } from '#day/experiments/lot-panels.ts'
import { manyDrives } from '#day/experiments/noisy-drive.ts'
import { decisions } from '#day/experiments/two-sites.ts'

test('Two sites: 95% intervals of visits and of the lead contain the truth in about 95 of 100 samples', () => {
  for (const share of Object.values(decisions().inside)) {
    expect(share).toBeGreaterThan(0.9)
    expect(share).toBeLessThan(0.99)
  }
})

test('Two lots: the margin of three shops contains what comes in at least nine of ten samples', () => {
  const inside = lotsBySize().flatMap((size) => Object.values(size.inside))
  expect(Math.min(...inside)).toBeGreaterThan(0.87)
  const town = lotsBySize().at(-1)
  expect(Math.min(...Object.values(town?.inside ?? {}))).toBeGreaterThan(0.9)
})

test('Counts: intervals with the gates hold all evening until the concert ends, and less often after it', () => {
  const { until, after } = allDraws().gates.inside
  expect(until).toBeGreaterThan(0.9)
  expect(until).toBeLessThan(0.97)
  expect(after).toBeGreaterThan(0.8)
  expect(after).toBeLessThan(until)
})

test('Counts: from 18:50 until the concert ends, no count with the gates is biased by more than 2% on average', () => {
  for (const [index, { time, truth }] of draws()[0]?.counts.entries() ?? []) {
    if (time < 18 * 60 + 50 || time > 21 * 60 + 45) continue
    const counts = draws().map(({ counts: one }) => one[index]?.estimates.gates.people ?? Number.NaN)
    expect(Math.abs(counts.reduce((sum, one) => sum + one) / counts.length / truth - 1)).toBeLessThan(0.02)
  }
})

test('Counts: in front of the stage, nine of ten intervals contain the truth', () => {
  expect(frontOfStage().inside).toBeGreaterThan(0.87)
  expect(Math.abs(frontOfStage().off.median)).toBeLessThan(0.05)
})

test('Alerts: the upper end of an interval misses at most one full evening in twenty, and gates alone miss more', () => {
  const { gates, ...withDevices } = eventAlerts()
  for (const { passing, missed, quiet } of Object.values(withDevices)) {
    expect(Math.min(passing, quiet)).toBeGreaterThanOrEqual(30)
    expect(missed / passing).toBeLessThanOrEqual(0.05)
    expect(missed / passing).toBeLessThan(gates.missed / gates.passing)
  }
  expect(gates.wrong).toBe(0)
})

test('Forecast: ranges of 90% and 50% hold about as often over a hundred histories', () => {
  const { outer, inner } = cellForecasts()
  expect(outer).toBeGreaterThan(0.86)
  expect(outer).toBeLessThan(0.93)
  expect(Math.abs(inner - 0.5)).toBeLessThan(0.03)
})

test('Smoothing gains with independent errors, and filtering gains nothing with those of the day’s receiver', () => {
  const { independent, correlated } = manyDrives()
  expect(independent.smoothed).toBeLessThan(independent.filtered)
  expect(independent.filtered).toBeLessThan(independent.fixes)
  expect(correlated.filtered).toBeGreaterThan(correlated.fixes)
  expect(correlated.smoothed).toBeLessThan(correlated.fixes)
})
