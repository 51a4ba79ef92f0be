import { expect, test } from 'vitest'
import { type Condition, outOfSample } from '#content/day/readings/sample.ts'

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
