import { expect, test } from 'vitest'
import { afternoonVisit, fenceReading, hourly, outerFence } from '#content/day/readings/held-bridge.ts'
import { fence, fenceVisits, isInside, scaleFence } from '#content/day/track/geofence.ts'

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
]
const wide = scaleFence(square, 2)
const at = (t: number, x: number, y = 5) => ({ t, x, y })

test('a fence blown up keeps its middle', () => {
  expect(wide).toEqual([
    { x: -5, y: -5 },
    { x: 15, y: -5 },
    { x: 15, y: 15 },
    { x: -5, y: 15 },
  ])
})

test('in, out and dwell between fixes, to the second', () => {
  const [visit, ...rest] = fenceVisits([at(0, -20), at(40, 20)], square, square)
  expect(rest).toEqual([])
  expect(visit?.enters).toEqual({ t: 20, x: 0, y: 5 })
  expect(visit?.leaves).toEqual({ t: 30, x: 10, y: 5 })
  expect(visit?.dwell).toBeCloseTo(10, 9)
})

test('a track along the boundary rings once with two rings, and at each crossing with one', () => {
  const swaying = [at(0, -20), at(1, 1), at(2, -1), at(3, 1), at(4, -1), at(5, 1), at(6, -20)]
  expect(fenceVisits(swaying, square, square)).toHaveLength(3)
  const [visit, ...rest] = fenceVisits(swaying, square, wide)
  expect(rest).toEqual([])
  expect(visit?.leaves.x).toBeCloseTo(-5, 9)
})

test('an approach that stays between the rings is no visit', () => {
  expect(fenceVisits([at(0, -20), at(1, -3), at(2, -20)], square, wide)).toEqual([])
})

test('a track that starts inside, and one that ends inside', () => {
  expect(fenceVisits([at(0, 5), at(10, 25)], square, square).map(({ dwell }) => dwell)).toEqual([2.5])
  expect(fenceVisits([at(0, -10), at(10, 10), at(30, 5)], square, wide).map(({ dwell }) => dwell)).toEqual([25])
  expect(fenceVisits([at(0, 5), at(9, 5)], square, square).map(({ dwell }) => dwell)).toEqual([9])
})

test('the one day: one visit around the short stop, unseen by a reading once an hour', () => {
  const { enters, leaves } = afternoonVisit()
  expect(fenceReading()).toHaveLength(1)
  expect(enters.t).toBeLessThan(914)
  expect(leaves.t).toBeGreaterThan(928)
  expect(hourly().map(({ t }) => Math.round(t))).toEqual([900, 960])
  expect(hourly().filter((fix) => isInside(outerFence, fix))).toEqual([])
  expect(fence.every((corner) => isInside(outerFence, corner))).toBe(true)
})
