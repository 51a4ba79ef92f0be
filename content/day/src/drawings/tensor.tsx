/*
 * The figure "tensor" of the simulated day: place by time by count. A small grid of people for each hour, read left to right
 * from midnight. `npm run results -w content/day` draws it into results/drawings/tensor.json.
 */

import { tensorShape } from '#day/counts/population.ts'
import { day, fullCell } from '#day/day.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame } from '#day/drawings/engine/frame.ts'
import { fixedLabel } from '#day/drawings/engine/labels.ts'
import { clockTime } from '#day/numbers/printed.ts'
import type { LabelPlan } from '../../format.ts'

/** What is seen of the outline at each side of an amber cell. */
const edge = 1.2

const css = `path{fill:none;stroke:var(--i)}.f{stroke-width:.6;opacity:.4}.q{stroke-width:4}.u{opacity:.22}.w{opacity:.5}.z{stroke:var(--a)}.o{stroke:var(--e);stroke-width:${4 + 2 * edge}}`

export const tensor: Figure = { frame: frame(-2, -17, 360, 227), ground: 'paper', css, Drawing, labels }

/** The number of entities in a cell from which each shade begins. */
const shades = [
  { from: 1.2, className: 'q u' },
  { from: 2.6, className: 'q w' },
  { from: 6, className: 'q' },
  { from: fullCell, className: 'q z' },
] as const

const pitch = 4.5
/** Small grids in a row, and the distance from one to the next. */
const grid = { perRow: 6, across: 60, down: 56 } as const

/** Top left of an hour's grid. */
const hourAt = (hour: number) => ({
  x: (hour % grid.perRow) * grid.across,
  y: Math.floor(hour / grid.perRow) * grid.down,
})

function Drawing() {
  const { tensor: counted } = day()
  const { columns, rows } = tensorShape
  const cells = (least: number, below: number, pad = 0) =>
    counted
      .map((counts, hour) => {
        const { x, y } = hourAt(hour)
        const cell = (index: number) =>
          `M${x + (index % columns) * pitch - pad} ${y + pitch / 2 + Math.floor(index / columns) * pitch}h${4 + 2 * pad}`
        return counts.map((count, index) => (count >= least && count < below ? cell(index) : '')).join('')
      })
      .join('')
  const frames = counted.map((_, hour) => {
    const { x, y } = hourAt(hour)
    return `M${x - 1} ${y - 1}h${columns * pitch + 2}v${rows * pitch + 2}h-${columns * pitch + 2}z`
  })
  return (
    <>
      <path className="f" d={frames.join('')} />
      <path className="o" d={cells(fullCell, Number.POSITIVE_INFINITY, edge)} />
      {shades.map(({ from, className }, index) => (
        <path
          key={className}
          className={className}
          d={cells(from, shades[index + 1]?.from ?? Number.POSITIVE_INFINITY)}
        />
      ))}
    </>
  )
}

/** The first hour of each row. */
function labels(): LabelPlan {
  const hours = [0, 6, 12, 18].map((hour) => {
    const { x, y } = hourAt(hour)
    return fixedLabel(clockTime(hour * 60), { x, y: y - 5 })
  })
  return { style: 'small', labels: hours }
}
