import { outlineData } from '#components/figures/engine/path.ts'
import type { Stone } from '#content/day/cairn.ts'
import type { Line } from '#content/day/ground/sheet.ts'

const enlarged = (outline: Line, factor: number): Line => outline.map(({ x, y }) => ({ x: x * factor, y: y * factor }))

/** A stone and its shaded side. A style sheet paints them by the classes st and sh. */
export function StonePaths({ stone, factor = 1 }: { stone: Stone; factor?: number }) {
  return (
    <>
      <path className="st" d={outlineData(enlarged(stone.outline, factor))} />
      <path className="sh" d={outlineData(enlarged(stone.shade, factor))} />
    </>
  )
}
