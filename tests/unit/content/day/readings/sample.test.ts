import { expect, test } from 'vitest'
import { day } from '#content/day/day.ts'
import { item } from '#content/day/item.ts'
import { mulberry32 } from '#content/day/random.ts'
import { conditions, outOfSample, seedsPerCondition, tryDay } from '#content/day/readings/sample.ts'
import { drawItinerary, habits, itinerary, receiver } from '#content/day/track/track.ts'

test('the one itinerary under ten other seeds: every visit found, none invented, no centre off by more than 60 m', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const score = tryDay(mulberry32(seed), itinerary, receiver)
    expect(score).toMatchObject({ visits: 10, found: 10, missed: 0, false: 0 })
    expect(Math.max(...score.errors)).toBeLessThan(60)
  }
})

test('other itineraries run forward in time, start and end at home, and keep to their habits', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const { visits, holds, places } = drawItinerary(mulberry32(seed), day().roads)
    expect([item(visits, 0).place, item(visits, -1).place]).toEqual([1, 1])
    for (const [index, visit] of visits.entries()) {
      expect(places[visit.place]).toBeDefined()
      expect(visit.leave).toBeGreaterThan(visit.arrive)
      if (index > 0) expect(visit.arrive).toBeGreaterThan(item(visits, index - 1).leave)
    }
    for (const visit of visits.slice(1, -1)) {
      expect(visit.leave - visit.arrive).toBeGreaterThanOrEqual(habits.shortest)
      expect(visit.leave - visit.arrive).toBeLessThanOrEqual(habits.longest)
    }
    for (const hold of holds) expect(hold.minutes).toBeLessThanOrEqual(habits.longestHalt)
  }
})

test('every condition has every seed, and its total is the sum of its days', () => {
  const rows = outOfSample()
  expect(rows.map((row) => row.condition)).toEqual([...conditions])
  for (const { days, total } of rows) {
    expect(days.map((score) => score.seed)).toEqual(Array.from({ length: seedsPerCondition }, (_, index) => index + 1))
    for (const field of ['visits', 'found', 'missed', 'false', 'thrown', 'caught'] as const) {
      expect(total[field]).toBe(days.reduce((sum, score) => sum + score[field], 0))
    }
    expect(total.found + total.missed).toBe(total.visits)
    expect(total.errors).toHaveLength(total.found)
  }
})

test('what is made harder shows: missed short stops, halts called visits, uncaught spells', () => {
  const totals = Object.fromEntries(outOfSample().map((row) => [row.condition, row.total]))
  expect(totals.unchanged).toMatchObject({ visits: 119, found: 119, false: 0 })
  expect(totals['short-stops']?.missed).toBeGreaterThan(0)
  expect(totals['long-halts']?.false).toBeGreaterThan(0)
  expect(totals.sparse?.missed).toBeGreaterThan(totals.noisy?.missed ?? 0)
  expect(totals.spells?.caught).toBeLessThan((totals.spells?.thrown ?? 0) / 10)
})
