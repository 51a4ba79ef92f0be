import { expect, test } from 'vitest'
import { item } from '#content/day/item.ts'
import {
  detectStays,
  envelope,
  nameStays,
  placesOf,
  stayParameters,
  tripsBetween,
} from '#content/day/track/staypoints.ts'

/** At rest at a from 0 to 20 min, 5 min on the way, at rest at b from 25 to 39 min; one fix a minute. Sheet units. */
const a = { x: 100, y: 100 }
const b = { x: 200, y: 100 }
const track = Array.from({ length: 40 }, (_, t) => {
  if (t <= 20) return { t, ...a }
  return t < 25 ? { t, x: 100 + (t - 20) * 20, y: 100 } : { t, ...b }
})

test('two stays with their exact times and places', () => {
  const stays = detectStays(track, stayParameters)
  expect(stays.map(({ first, last, x, y }) => ({ first, last, x, y }))).toEqual([
    { first: 0, last: 20, ...a },
    { first: 25, last: 39, ...b },
  ])
})

test('a stay as long as T counts, a longer T loses it', () => {
  expect(detectStays(track, { distance: 120, duration: 14 })).toHaveLength(2)
  expect(detectStays(track, { distance: 120, duration: 15 })).toHaveLength(1)
  expect(detectStays(track, { distance: 120, duration: 21 })).toHaveLength(0)
})

test('D is metres from the first fix: a drift within it is one stay, beyond it none', () => {
  const drift = (perMinute: number) => Array.from({ length: 15 }, (_, t) => ({ t, x: t * perMinute, y: 0 }))
  expect(detectStays(drift(0.5), stayParameters)).toHaveLength(1)
  expect(detectStays(drift(0.9), stayParameters)).toHaveLength(0)
})

test('silence is not stillness: a gap above five minutes ends a run', () => {
  const gap = track.filter(({ t }) => t < 6 || t > 12)
  expect(detectStays(gap, { distance: 120, duration: 15 })).toHaveLength(0)
  expect(detectStays(track, { distance: 120, duration: 15 })).toHaveLength(1)
})

test('a stay cut by one missed spike is one stay', () => {
  const spiked = Array.from({ length: 30 }, (_, t) => ({ t, x: t === 15 ? 160 : 100, y: 100 }))
  const stays = detectStays(spiked, stayParameters)
  expect(stays).toHaveLength(1)
  expect(item(stays, 0)).toMatchObject({ first: 0, last: 29, count: 29, x: 100 })
})

test('the envelope holds the share of fixes', () => {
  const spread = Array.from({ length: 100 }, (_, t) => ({ t, x: t % 2 ? 1 : -1, y: t < 80 ? 0 : 4 }))
  const stay = item(detectStays(spread, stayParameters), 0)
  const radius = envelope(spread, stay, 0.68)
  const inside = spread.filter((fix) => Math.hypot(fix.x - stay.x, fix.y - stay.y) * 15 <= radius)
  expect(inside.length).toBeGreaterThanOrEqual(68)
})

test('a place visited twice is one place, and the minutes make a whole day', () => {
  const back = Array.from({ length: 20 }, (_, index) => ({ t: 45 + index, ...a }))
  const fixes = [...track, ...back]
  const stays = nameStays(fixes, detectStays(fixes, stayParameters), stayParameters.distance)
  expect(stays.map((stay) => stay.place)).toEqual([1, 2, 1])
  const trips = tripsBetween(fixes, stays)
  const rest = placesOf(stays).reduce((sum, place) => sum + place.minutes, 0)
  const moving = trips.reduce((sum, trip) => sum + trip.arrive - trip.depart, 0)
  expect(rest + moving).toBe(1440)
  expect(item(trips, 0)).toMatchObject({ from: 1, to: 2, depart: 20, arrive: 25 })
  expect(item(trips, 0).km).toBeCloseTo(1.5, 9)
  expect(item(trips, 0).kmh).toBeCloseTo(18, 9)
})
