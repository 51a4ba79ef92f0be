// The hills of the simulated map that the figure "ridges" draws.

import { expect, test } from 'vitest'
import { panorama } from '#day/experiments/panorama.ts'
import { item } from '#day/item.ts'

test('the nearest ridge runs from one edge of the view to the other, without the drop at the edge of the map', () => {
  const { crest } = item(panorama(), 0)
  const drops = crest.slice(1).map(({ angle }, index) => Math.abs(angle - item(crest, index).angle))
  expect(Math.max(...drops)).toBeLessThan(0.3)
})
