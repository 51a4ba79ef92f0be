import { expect, test } from 'vitest'
import { distance } from '#content/day/ground/sheet.ts'
import { contourLines, sampleGrid } from '#content/day/ground/terrain.ts'
import { item } from '#content/day/item.ts'

test('a contour of a tilted plane is one straight line across the sheet', () => {
  const lines = contourLines(
    sampleGrid((x) => x, 5),
    102.5,
  )
  expect(lines).toHaveLength(1)
  const line = item(lines, 0)
  for (const point of line) expect(point.x).toBeCloseTo(102.5, 9)
  const ys = line.map((point) => point.y)
  expect(Math.min(...ys)).toBe(0)
  expect(Math.max(...ys)).toBe(400)
})

test('a contour of a cone is one closed circle of the right radius', () => {
  const centre = { x: 300, y: 200 }
  const lines = contourLines(
    sampleGrid((x, y) => 200 - distance({ x, y }, centre), 5),
    121.3,
  )
  expect(lines).toHaveLength(1)
  const line = item(lines, 0)
  expect(distance(item(line, 0), item(line, -1))).toBeLessThan(1e-6)
  for (const point of line) expect(Math.abs(distance(point, centre) - 78.7)).toBeLessThan(0.2)
})

test('a level above or below the surface has no lines', () => {
  const grid = sampleGrid((x, y) => Math.sin(x) + Math.cos(y), 5)
  expect(contourLines(grid, 3)).toEqual([])
  expect(contourLines(grid, -3)).toEqual([])
})

test('a level that runs through grid points still gives a line', () => {
  const lines = contourLines(
    sampleGrid((_, y) => y, 5),
    100,
  )
  expect(lines).toHaveLength(1)
  for (const point of item(lines, 0)) expect(point.y).toBeCloseTo(100, 9)
})
