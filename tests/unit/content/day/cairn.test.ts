import { expect, test } from 'vitest'
import { stack } from '#content/day/cairn.ts'
import { day } from '#content/day/day.ts'
import { area } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'

const cairn = stack(day().places, 430, 8)

test('the area of each stone is proportional to its time', () => {
  const base = item(cairn.stones, 0)
  const perMinute = area(base.outline) / base.minutes
  for (const stone of cairn.stones) expect(area(stone.outline) / stone.minutes / perMinute).toBeCloseTo(1, 9)
})
