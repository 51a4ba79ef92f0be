import { expect, test } from 'vitest'
import { day } from '#content/day/day.ts'
import { mulberry32 } from '#content/day/random.ts'
import { week } from '#content/day/readings/hundred-days.ts'
import { drawItinerary } from '#content/day/track/track.ts'

test('seven days in the order of their seeds, each whole, with a stay for every visit', () => {
  expect(week().map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5, 6, 7])
  for (const { seed, stays, places } of week()) {
    expect(stays).toHaveLength(drawItinerary(mulberry32(seed), day().roads).visits.length)
    expect(places.reduce((sum, place) => sum + place.minutes, 0)).toBeLessThan(1440)
    expect(stays[0]?.arrive).toBe(0)
    expect(stays.at(-1)?.leave).toBe(1440)
  }
})

test('entropy lies between one place and all alike; the shortest stay of the week is on one day', () => {
  for (const { places, entropy } of week()) {
    expect(entropy).toBeGreaterThan(0)
    expect(entropy).toBeLessThan(Math.log2(places.length))
  }
  const shortest = week().flatMap((one) => one.shortest ?? [])
  expect(shortest).toHaveLength(1)
  const all = week().flatMap(({ stays }) => stays.map(({ minutes }) => minutes))
  expect(shortest[0]?.minutes).toBe(Math.min(...all))
})
