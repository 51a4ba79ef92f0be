import { expect, test } from 'vitest'
import { betweenness, neighboursOf, reachable } from '#content/day/graph/network.ts'

const chain = (count: number) => Array.from({ length: count - 1 }, (_, a) => ({ a, b: a + 1 }))

test('on a path of five the nodes carry 0, 3, 4, 3, 0 pairs', () => {
  expect(betweenness(neighboursOf(chain(5), 5))).toEqual([0, 3, 4, 3, 0])
})

test('the centre of a star of six carries every pair of its five leaves', () => {
  const star = Array.from({ length: 5 }, (_, leaf) => ({ a: 0, b: leaf + 1 }))
  expect(betweenness(neighboursOf(star, 6))).toEqual([10, 0, 0, 0, 0, 0])
})

test('equal shortest paths share their pair', () => {
  const square = [...chain(4), { a: 0, b: 3 }]
  expect(betweenness(neighboursOf(square, 4))).toEqual([0.5, 0.5, 0.5, 0.5])
})

test('parts that are not connected do not count for each other', () => {
  const neighbours = neighboursOf([...chain(3), { a: 3, b: 4 }], 5)
  expect(betweenness(neighbours)).toEqual([0, 1, 0, 0, 0])
  expect(reachable(neighbours, 0)).toEqual([0, 1, 2])
})
