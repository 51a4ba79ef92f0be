// The cairn of the simulated day, which home and the logo show, draws each place in proportion to its time.

import { expect, test } from 'vitest'
import { stack } from '#day/cairn.ts'
import { day } from '#day/day.ts'
import { area } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'

const cairn = stack(day().places, 430, 8)

test('the area of each stone is proportional to its time', () => {
  const base = item(cairn.stones, 0)
  const perMinute = area(base.outline) / base.minutes
  for (const stone of cairn.stones) expect(area(stone.outline) / stone.minutes / perMinute).toBeCloseTo(1, 9)
})
