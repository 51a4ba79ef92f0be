/*
 * Path data of two drawings, which files.ts writes into results/cairn.json and logo.json: the simulated day of one person as a
 * pile of stones on home, one for each place, as large as the time spent there; and the logo, a pile of four. A change takes
 * effect with `npm run results -w content/day`.
 */

import { type Stone, stack } from '#day/cairn.ts'
import { day } from '#day/day.ts'
import { outlineData, pathData } from '#day/drawings/engine/path.ts'
import { bounds, type Line } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'

/** Width and height of a cairn, rounded up to whole units. */
export const shape = ({ width, height }: { width: number; height: number }) => ({
  width: Math.ceil(width),
  height: Math.ceil(height),
})

const enlarged = (outline: Line, factor: number): Line => outline.map(({ x, y }) => ({ x: x * factor, y: y * factor }))

/** Path data of a stone and of its shaded side. */
const stonePaths = ({ outline, shade }: Stone, factor = 1) => ({
  outline: outlineData(enlarged(outline, factor)),
  shade: outlineData(enlarged(shade, factor)),
})

const enlargement = 10

/** The top stone, enlarged ten times for pages, and in its own units for the cards of pages. */
function topStone(stone: Stone) {
  const { left, right, top, bottom } = bounds(stone.outline)
  return {
    viewBox: [left, top, right - left, bottom - top].map((value) => Math.round(value * enlargement)).join(' '),
    ...stonePaths(stone, enlargement),
    card: {
      left,
      top,
      width: right - left,
      outline: `${pathData([stone.outline], 0, 1)}z`,
      shade: `${pathData([stone.shade], 0, 1)}z`,
    },
  }
}

/** The day as a cairn, from the lowest stone up. Each place is a stone, whose area is the time spent there. */
export function cairn() {
  const { cairn: stacked, short } = day()
  return {
    height: Math.ceil(stacked.height),
    stones: stacked.stones.map((stone) => {
      const { right, top, bottom } = bounds(stone.outline)
      return {
        id: stone.id,
        minutes: stone.minutes,
        isShort: stone.id === short.id,
        right: Math.round(right),
        middle: Math.round(top + (bottom - top) * 0.46),
        ...stonePaths(stone),
      }
    }),
    topStone: topStone(item(stacked.stones, -1)),
  }
}

/** Minutes of the four stones of the logo, and the seed of their shapes. */
const logoStones = { minutes: [44, 20, 11, 5], seed: 8 } as const

/** The logo: four stones, the last on top. */
export function logo() {
  const { width, height, stones } = stack(
    logoStones.minutes.map((minutes, index) => ({ id: index + 1, minutes })),
    96,
    logoStones.seed,
  )
  return {
    viewBox: `0 0 ${Math.round(width)} ${Math.round(height)}`,
    outlines: stones.map(({ outline }) => outlineData(outline)),
  }
}
