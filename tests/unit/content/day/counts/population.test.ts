import { expect, test } from 'vitest'
import {
  concentration,
  countCrossings,
  countTensor,
  drawPopulation,
  type Entity,
  peakHour,
  positionAt,
  streetLoads,
} from '#content/day/counts/population.ts'
import { day } from '#content/day/day.ts'
import { item } from '#content/day/item.ts'
import { mulberry32 } from '#content/day/random.ts'
import { itinerary } from '#content/day/track/track.ts'

const home = { x: 20, y: 20 }
const work = { x: 580, y: 380 }
const commuter: Entity = {
  home,
  work,
  evening: undefined,
  route: [home, work],
  wayBack: [work, home],
  hours: 1,
  leavesHome: 8,
  leavesWork: 17,
}

test('a commuter is at home, half way, at work, half way back, at home', () => {
  expect([3, 8.5, 12, 17.5, 22].map((hour) => positionAt(commuter, hour))).toEqual([
    home,
    { x: 300, y: 200 },
    work,
    { x: 300, y: 200 },
    home,
  ])
})

test('every hour of the tensor counts everyone once', () => {
  const entities = drawPopulation(mulberry32(4), day().roads, itinerary, 50)
  for (const counts of countTensor([...entities, commuter])) {
    expect(counts).toHaveLength(96)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeCloseTo(51, 9)
  }
})

test('a commuter counts in the cells of home by night and of work by day', () => {
  const tensor = countTensor([commuter])
  expect(item(tensor, 3)[0]).toBeCloseTo(1, 9)
  expect(item(tensor, 12)[95]).toBeCloseTo(1, 9)
  expect(concentration(item(tensor, 12), 0.5)).toEqual({ cells: 1, share: 1 })
})

test('a commuter over the border line crosses twice, in the right quarters', () => {
  const [line] = countCrossings([commuter], [300], ({ y }) => y < 200)
  const crossed = (line ?? []).flatMap((count, quarter) => (count > 0 ? [[quarter / 4, count]] : []))
  expect(crossed).toEqual([
    [8.5, 1],
    [17.5, 1],
  ])
})

test('the peak-hour factor is 1 for a steady hour and a quarter for one burst', () => {
  const quiet = new Array<number>(96).fill(0)
  const steady = quiet.map((_, quarter) => (quarter >= 32 && quarter < 36 ? 5 : 0))
  const burst = quiet.map((_, quarter) => (quarter === 33 ? 20 : 0))
  expect(peakHour(steady)).toEqual({ day: 20, hour: 20, quarter: 5, from: 480, quarterFrom: 480, factor: 1 })
  expect(peakHour(burst).factor).toBe(0.25)
})

test('street loads count each commute once a street', () => {
  const far = { x: 300, y: 20 }
  const near = { x: 100, y: 20 }
  const there = { ...commuter, route: [home, near, far, work] }
  const back = { ...commuter, route: [work, far, near, home] }
  expect(streetLoads([there, back])).toEqual([{ ends: [near, far], commutes: 2 }])
})
