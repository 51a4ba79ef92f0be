import { expect, test } from 'vitest'
import { distance, type Point } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import {
  align,
  allPaths,
  embed,
  foldOf,
  locateMesh,
  mesh,
  meshPlan,
  rangeMesh,
} from '#content/day/radio/ranging-mesh.ts'
import { inverse, solve } from '#content/day/radio/trilateration.ts'
import { mulberry32 } from '#content/day/random.ts'

const { nodes, reach, error } = meshPlan
const anchors = nodes.slice(0, meshPlan.anchors)
const locate = (seed: number, noise: number) =>
  locateMesh(rangeMesh(mulberry32(seed), nodes, reach, noise), nodes.length, anchors, error)

test('a system of equations with a known answer, its inverse, and one without', () => {
  const matrix = [
    [4, 2],
    [2, 3],
  ]
  expect(solve(matrix, [10, 9]).map((value) => Number(value.toFixed(12)))).toEqual([1.5, 2])
  expect(inverse(matrix).flat()).toEqual([0.375, -0.25, -0.25, 0.5].map((value) => expect.closeTo(value, 12)))
  expect(() =>
    solve(
      [
        [1, 1],
        [1, 1],
      ],
      [1, 1],
    ),
  ).toThrow(/not positive definite/)
})

test('shortest ways go round where the direct one is missing', () => {
  const ranges = [
    { a: 0, b: 1, range: 2 },
    { a: 1, b: 2, range: 3 },
  ]
  expect(allPaths(ranges, 3)[0]).toEqual([0, 2, 5])
})

test('all distances known: the points come back, turned and mirrored onto the anchors', () => {
  const distances = nodes.map((from) => nodes.map((to) => distance(from, to)))
  const mirrored = embed(distances).map(({ x, y }) => ({ x: -y, y: -x }))
  for (const [index, point] of align(mirrored, anchors).entries()) {
    expect(distance(point, item<Point>(nodes, index))).toBeLessThan(1e-6)
  }
})

test('without noise every radio is found exactly', () => {
  for (const [index, found] of locate(1, 0).entries()) {
    expect(distance(found, item(nodes, index + anchors.length))).toBeLessThan(1e-6)
  }
})

test('with noise the regions hold the truth about as often as they say, and errors are near the bound', () => {
  let [held, all, squares, bounds] = [0, 0, 0, 0]
  for (let seed = 1; seed <= 60; seed++) {
    for (const [index, { ellipse, x, y }] of locate(seed, error).entries()) {
      const truth = item(nodes, index + anchors.length)
      const turn = (-ellipse.degrees * Math.PI) / 180
      const [dx, dy] = [truth.x - x, truth.y - y]
      const along = dx * Math.cos(turn) - dy * Math.sin(turn)
      const across = dx * Math.sin(turn) + dy * Math.cos(turn)
      if ((along / ellipse.major) ** 2 + (across / ellipse.minor) ** 2 <= 1) held++
      all++
      squares += dx * dx + dy * dy
      bounds += (ellipse.major ** 2 + ellipse.minor ** 2) / 5.991
    }
  }
  expect(held / all).toBeGreaterThan(0.92)
  expect(held / all).toBeLessThan(0.975)
  expect(squares / bounds).toBeGreaterThan(0.85)
  expect(squares / bounds).toBeLessThan(1.2)
})

test('a radio on two ranges folds over the line between its neighbours, with both distances kept', () => {
  const { points, ranges, folds } = mesh()
  expect(folds.map(({ node }) => node)).toEqual([11])
  const { node, mirror } = item(folds, 0)
  for (const { a, b } of ranges.filter((range) => range.a === node || range.b === node)) {
    const other = item(points, a === node ? b : a)
    expect(distance(mirror, other)).toBeCloseTo(distance(item(points, node), other), 9)
  }
  expect(foldOf(6, points, ranges)).toBeUndefined()
})
