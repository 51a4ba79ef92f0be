import { expect, test } from 'vitest'
import { day } from '#content/day/day.ts'
import { drawNetwork, networkSeed } from '#content/day/graph/network.ts'
import { item } from '#content/day/item.ts'

const today = day()

test('the track is as drawn: fixes, rejected, stays, places, trips', () => {
  expect(today.fixes).toHaveLength(1606)
  expect(today.rejected).toHaveLength(10)
  expect(today.rejected.every((fix) => fix.thrown)).toBe(true)
  expect(today.stays.map((stay) => [stay.place, stay.arrive, stay.leave, stay.minutes])).toEqual([
    [1, 0, 426, 426],
    [2, 437, 463, 26],
    [3, 473, 678, 205],
    [4, 686, 735, 49],
    [5, 745, 905, 160],
    [6, 914, 928, 14],
    [7, 937, 1052, 115],
    [1, 1063, 1126, 63],
    [8, 1133, 1203, 70],
    [1, 1211, 1440, 229],
  ])
  expect(today.stays.map((stay) => Math.round(stay.envelope))).toEqual([17, 12, 28, 26, 26, 40, 24, 15, 16, 15])
  expect(today.trips.map((trip) => Number(trip.km.toFixed(3)))).toEqual([
    6.515, 4.984, 3.213, 3.514, 2.857, 2.478, 3.191, 3.736, 3.778,
  ])
  expect(today.short).toMatchObject({ id: 6, minutes: 14 })
  expect(today.restMinutes).toBe(1357)
  expect(today.entropy).toBeCloseTo(2.1343, 4)
})

test('centres lie where they were drawn', () => {
  expect(today.centreErrors.map((error) => Number(error.toFixed(3))).toSorted((a, b) => a - b)).toEqual([
    1.053, 2.517, 2.53, 4.131, 5.077, 5.394, 7.396, 8.001, 8.721, 25.645,
  ])
})

test('the plateau holds the true count in 42 of 144 runs', () => {
  const counts = today.sweep.flatMap((row) => row.found.map((pair) => pair.stays))
  expect(counts).toHaveLength(144)
  expect(counts.filter((count) => count === 10)).toHaveLength(42)
  expect(item(today.sweep, 0).found.map((pair) => pair.stays)).toEqual([79, 31, 14, 12, 12, 12, 12, 12, 12, 13, 15, 13])
  expect(item(today.sweep, 7).found.map((pair) => pair.stays)).toEqual([15, 21, 14, 9, 9, 9, 9, 10, 10, 10, 10, 10])
})

test('the graph has one broker', () => {
  const { nodes, ties, broker, second } = today.network
  expect(nodes.filter((node) => node.degree > 0)).toHaveLength(34)
  expect(ties).toHaveLength(75)
  expect(item(nodes, broker)).toMatchObject({ degree: 7 })
  expect(item(nodes, broker).betweenness).toBeCloseTo(215.593, 3)
  expect(second).toBeCloseTo(138.228, 3)
})

test('the graph’s seed is the first with such a broker', () => {
  const isBrokered = (seed: number) => {
    const { nodes, broker, second, connected } = drawNetwork(seed)
    return item(nodes, broker).betweenness >= 1.45 * second && connected >= 32
  }
  const earlier = Array.from({ length: networkSeed - 1 }, (_, index) => index + 1)
  expect(earlier.filter(isBrokered)).toEqual([])
  expect(isBrokered(networkSeed)).toBe(true)
})

test('tensor, radio fix, picture and bridges are as drawn', () => {
  expect(today.noon.cells).toBe(4)
  expect(today.noon.share).toBeCloseTo(0.841, 3)
  expect(today.radioFix.ellipse.major).toBeCloseTo(70.05, 2)
  expect(today.radioFix.ellipse.minor).toBeCloseTo(54.44, 2)
  expect(today.rangings.map((ranging) => Math.round(ranging.dBm))).toEqual([-91, -87, -87, -90, -84])
  expect(today.picture.moving).toHaveLength(50)
  expect(today.picture.still).toHaveLength(170)
  expect(today.enters).toBe(912.25)
  expect(today.peaks.map((peak) => [peak.day, peak.from, peak.hour, peak.quarter])).toEqual([
    [22, 390, 8, 3],
    [128, 480, 28, 9],
    [116, 465, 25, 7],
  ])
  expect(today.peakOfAll).toMatchObject({ day: 266, from: 480, hour: 54, quarter: 16 })
})

test('the day is computed once', () => {
  expect(day()).toBe(today)
})
