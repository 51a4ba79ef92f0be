import { Drawing } from '#components/figures/engine/Drawing.tsx'
import { tensorShape } from '#content/day/counts/tensor.ts'
import { day, fullCell } from '#content/day/day.ts'

const css =
  'path{fill:none;stroke:var(--i)}.f{stroke-width:.6;opacity:.4}.q{stroke-width:4}.u{opacity:.22}.w{opacity:.5}.z{stroke:var(--a)}'

/** Entities in a cell from which each shade begins. */
const shades = [
  { from: 1.2, className: 'q u' },
  { from: 2.6, className: 'q w' },
  { from: 6, className: 'q' },
  { from: fullCell, className: 'q z' },
] as const

const pitch = 4.5
/** Small grids in a row, and the distance from one to the next. */
export const tensorGrid = { perRow: 6, across: 60, down: 56 } as const

/** Top left of an hour's grid. */
export const hourAt = (hour: number) => ({
  x: (hour % tensorGrid.perRow) * tensorGrid.across,
  y: Math.floor(hour / tensorGrid.perRow) * tensorGrid.down,
})

/** 2.3: place by time by count, a small grid for each hour, read left to right from midnight. */
export function TensorFigure() {
  const { tensor } = day()
  const { columns, rows } = tensorShape
  const cells = (least: number, below: number) =>
    tensor
      .map((counts, hour) => {
        const { x, y } = hourAt(hour)
        const cell = (index: number) =>
          `M${x + (index % columns) * pitch} ${y + pitch / 2 + Math.floor(index / columns) * pitch}h4`
        return counts.map((count, index) => (count >= least && count < below ? cell(index) : '')).join('')
      })
      .join('')
  const frames = tensor.map((_, hour) => {
    const { x, y } = hourAt(hour)
    return `M${x - 1} ${y - 1}h${columns * pitch + 2}v${rows * pitch + 2}h-${columns * pitch + 2}z`
  })
  return (
    <Drawing name="tensor" ground="paper" css={css}>
      <path className="f" d={frames.join('')} />
      {shades.map(({ from, className }, index) => (
        <path
          key={className}
          className={className}
          d={cells(from, shades[index + 1]?.from ?? Number.POSITIVE_INFINITY)}
        />
      ))}
    </Drawing>
  )
}
