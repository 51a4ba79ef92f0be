/*
 * The figure "packing" of the simulated day: how many times smaller its fixes are when packed, by the records in a batch.
 * Batches that reach the stated ratio are amber. `npm run results -w content/day` draws it into
 * results/drawings/packing.json.
 */

import { amberFill } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame } from '#day/drawings/engine/frame.ts'
import { fixedLabel } from '#day/drawings/engine/labels.ts'
import { oneDecimal } from '#day/drawings/engine/path.ts'
import { batchSizes, packing as packings } from '#day/experiments/packing.ts'
import { whole } from '#day/numbers/printed.ts'
import { rounded } from '#day/rounded.ts'
import type { LabelPlan } from '../../format.ts'

const css = `path{fill:none}.g{stroke:var(--i);stroke-width:.5;opacity:.3}.s{stroke:var(--i);stroke-width:1.2;stroke-dasharray:5 4}.e{stroke:var(--i);stroke-width:2}.n{fill:var(--i)}${amberFill('.x')}`

export const packing: Figure = { frame: frame(0, 0, 600, 230), ground: 'paper', css, Drawing, labels }

/** The chart in drawing units: records in a batch across, on a logarithmic axis, and up to the ratio. */
const chart = { left: 44, right: 576, top: 16, bottom: 196, most: 12 } as const
const ratios = [2, 4, 6, 8, 10, 12] as const
const shownSizes = [1, 2, 5, 10, 30, 60, 120, 480] as const
/** What the company states: ten to one. */
const stated = 10

const across = (size: number) => {
  const percent = rounded((Math.log(size) / Math.log(Math.max(...batchSizes))) * 100, 2)
  return oneDecimal(chart.left + (percent / 100) * (chart.right - chart.left))
}
const up = (ratio: number) => oneDecimal(chart.bottom - (ratio / chart.most) * (chart.bottom - chart.top))

function Drawing() {
  const marks = packings().bySize.map(({ size, ratio }) => ({ size, ratio, x: across(size), y: up(ratio) }))
  const rows = ratios.map((ratio) => `M${chart.left} ${up(ratio)}H${chart.right}`)
  return (
    <>
      <path className="g" d={rows.join('')} />
      <path className="s" d={`M${chart.left} ${up(stated)}H${chart.right}`} />
      <path className="e" d={`M${marks.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {marks.map(({ size, ratio, x, y }) => (
        <circle key={size} className={ratio < stated ? 'n' : 'x'} cx={x} cy={y} r="5" />
      ))}
    </>
  )
}

/** The records in a batch, and the ratios. */
function labels(): LabelPlan {
  const under = shownSizes.map((size) => fixedLabel(whole(size), { x: across(size), y: 218 }, 'middle'))
  const beside = ratios.map((ratio) => fixedLabel(whole(ratio), { x: chart.left - 6, y: up(ratio) + 5 }, 'end'))
  return { style: 'map', labels: [...under, ...beside] }
}
