import { day } from '#content/day/day.ts'
import { bounds } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { StonePaths } from './StonePaths.tsx'

const factor = 10

/** The top stone of the cairn, enlarged. It is the shortest stop, which a summary of the day would lose. */
export function Stone() {
  const stone = item(day().cairn.stones, -1)
  const { left, right, top, bottom } = bounds(stone.outline)
  const box = [left, top, right - left, bottom - top].map((value) => Math.round(value * factor))
  return (
    <svg className="stone" viewBox={box.join(' ')} aria-hidden="true">
      <StonePaths stone={stone} factor={factor} />
    </svg>
  )
}
