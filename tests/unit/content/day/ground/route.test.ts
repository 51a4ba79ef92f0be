import { expect, test } from 'vitest'
import { along, drawRoads, routeBetween, shortestPath } from '#content/day/ground/roads.ts'
import { isNorth } from '#content/day/ground/terrain.ts'
import { mulberry32 } from '#content/day/random.ts'

/** 0-1-2-3 in a row of cost 1, and a direct link 0-3 of the given cost; 4 stands alone. */
const links = (direct: number) => [
  [
    { to: 1, cost: 1 },
    { to: 3, cost: direct },
  ],
  [
    { to: 0, cost: 1 },
    { to: 2, cost: 1 },
  ],
  [
    { to: 1, cost: 1 },
    { to: 3, cost: 1 },
  ],
  [
    { to: 2, cost: 1 },
    { to: 0, cost: direct },
  ],
  [],
]

test('the shortest path is the cheapest, not the one with the fewest links', () => {
  expect(shortestPath(links(4), 0, 3)).toEqual([0, 1, 2, 3])
  expect(shortestPath(links(2), 0, 3)).toEqual([0, 3])
})

test('a path to itself is itself, and to an unreachable node there is none', () => {
  expect(shortestPath(links(4), 2, 2)).toEqual([2])
  expect(shortestPath(links(4), 0, 4)).toEqual([])
})

test('a point along a line is measured by length', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 30 },
  ]
  expect(along(line, 0)).toEqual({ x: 0, y: 0 })
  expect(along(line, 0.25)).toEqual({ x: 10, y: 0 })
  expect(along(line, 0.5)).toEqual({ x: 10, y: 10 })
  expect(along(line, 1)).toEqual({ x: 10, y: 30 })
})

test('on any seed roads cross the river at no more than three bridges, and routes keep to roads', () => {
  for (const seed of [1, 2, 3, 3105]) {
    const roads = drawRoads(mulberry32(seed), isNorth)
    expect(roads.nodes).toHaveLength(140)
    expect(roads.bridges.length).toBeLessThanOrEqual(3)
    const pairs = new Set(roads.edges.flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]))
    const route = routeBetween(roads, { x: 60, y: 60 }, { x: 540, y: 340 })
    const nodes = route.slice(1, -1).map((point) => roads.nodes.indexOf(point))
    for (const [index, node] of nodes.slice(1).entries()) expect(pairs.has(`${nodes[index]}-${node}`)).toBe(true)
  }
})
