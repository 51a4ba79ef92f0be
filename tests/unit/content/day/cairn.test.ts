import { expect, test } from 'vitest'
import { stack } from '#content/day/cairn.ts'
import { day } from '#content/day/day.ts'
import { area, bounds, clip, cutCorners, span } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'

const square = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 4 },
  { x: 0, y: 4 },
]

test('polygons: area, cut corners, clipping, spans', () => {
  expect(area(square)).toBe(16)
  expect(area(cutCorners(square, 0.25))).toBe(14)
  expect(area(clip(square, ({ x }) => x - 1))).toBe(12)
  expect(span(square, 2)).toEqual({ top: 0, bottom: 4 })
  expect(span(square, 5)).toBeUndefined()
})

for (const seed of [1, 2, 5, 8, 13]) {
  const cairn = stack(day().places, 430, seed)
  const base = item(cairn.stones, 0)

  test(`seed ${seed}: the area of each stone is proportional to its time`, () => {
    const perMinute = area(base.outline) / base.minutes
    for (const stone of cairn.stones) expect(area(stone.outline) / stone.minutes / perMinute).toBeCloseTo(1, 9)
  })

  test(`seed ${seed}: each stone touches the one below and none sinks into another`, () => {
    for (const [index, stone] of cairn.stones.slice(1).entries()) {
      const below = item(cairn.stones, index)
      const gaps: number[] = []
      for (let x = 0; x <= cairn.width; x += 0.25) {
        const [upper, lower] = [span(stone.outline, x), span(below.outline, x)]
        if (upper && lower) gaps.push(lower.top - upper.bottom)
      }
      expect(Math.min(...gaps)).toBeGreaterThan(-1e-6)
      expect(Math.min(...gaps)).toBeLessThan(0.5)
    }
  })

  test(`seed ${seed}: the shade is part of its stone, and all fits the cairn's own size`, () => {
    for (const stone of cairn.stones) {
      expect(area(stone.shade)).toBeGreaterThan(0)
      expect(area(stone.shade)).toBeLessThan(area(stone.outline))
      const { left, right, top, bottom } = bounds(stone.outline)
      expect(left).toBeGreaterThanOrEqual(-1e-9)
      expect(top).toBeGreaterThanOrEqual(-1e-9)
      expect(right).toBeLessThanOrEqual(cairn.width + 1e-9)
      expect(bottom).toBeLessThanOrEqual(cairn.height + 1e-9)
    }
    expect(bounds(base.outline).right - bounds(base.outline).left).toBeCloseTo(430, 9)
  })
}
