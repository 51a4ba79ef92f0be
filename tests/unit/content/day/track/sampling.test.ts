import { expect, it } from 'vitest'
import { chanceOfFinding, metresAt } from '#content/day/track/track.ts'

/** The same chance by trying many phases, as a clock would. */
function tried(stop: number, every: number, least: number): number {
  const phases = 20_000
  let found = 0
  for (let n = 0; n < phases; n++) {
    const first = ((n + 0.5) / phases) * every
    const last = first + Math.floor((stop - first) / every) * every
    if (first <= stop && last - first >= least) found++
  }
  return found / phases
}

it.each([
  [14, 0.5, 10],
  [14, 1, 10],
  [14, 5, 10],
  [14, 10, 10],
  [14, 15, 10],
  [30, 7, 10],
])('finds a stop of %d with a fix every %d as often as trying does', (stop, every, least) => {
  expect(chanceOfFinding(stop, every, least)).toBeCloseTo(tried(stop, every, least), 3)
})

it('turns speed and time into length', () => {
  expect(metresAt(36, 10)).toBeCloseTo(100)
})
