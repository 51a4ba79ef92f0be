import { expect, test } from 'vitest'
import { stack } from '#content/day/cairn.ts'
import { day } from '#content/day/day.ts'
import { area, span } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'

const cairn = stack(day().places, 430, 8)

test('the area of each stone is proportional to its time', () => {
  const base = item(cairn.stones, 0)
  const perMinute = area(base.outline) / base.minutes
  for (const stone of cairn.stones) expect(area(stone.outline) / stone.minutes / perMinute).toBeCloseTo(1, 9)
})

test('each stone touches the one below and none sinks into another', () => {
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
