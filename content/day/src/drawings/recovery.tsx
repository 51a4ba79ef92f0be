/*
 * The figure "recovery" of the simulated day: a worked example beside it. Two recoveries after a disaster with the same
 * half-way point, linear and exponential; the loss that the linear one misses is amber. `npm run results -w content/day`
 * draws it into results/drawings/recovery.json.
 */

import { exponentialLeft, haiti, lineLeft } from '#day/counts/recovery.ts'
import { amberFill } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame } from '#day/drawings/engine/frame.ts'
import { fixedLabel, markLabel } from '#day/drawings/engine/labels.ts'
import { oneDecimal } from '#day/drawings/engine/path.ts'
import { percent } from '#day/numbers/printed.ts'
import type { LabelPlan } from '../../format.ts'

const css = `path{fill:none}.g{stroke:var(--i);stroke-width:.5;opacity:.3}.t{fill:var(--g);opacity:.3}.l{stroke:var(--i);stroke-width:1.6;stroke-dasharray:5 4}.e{stroke:var(--i);stroke-width:2}${amberFill('.x')}`

export const recovery: Figure = { frame: frame(0, 0, 600, 230), ground: 'paper', css, Drawing, labels }

/** The chart in drawing units: days across, and up to full function, 100 percent. */
const chart = { left: 81, right: 592, top: 16, bottom: 196, days: 140, least: 75 } as const
const levels = [80, 90, 100] as const
const weeks = [0, 5, 10, 15, 20] as const
const half = haiti.halved[1] * 7

const across = (day: number) => oneDecimal(chart.left + (day / chart.days) * (chart.right - chart.left))
const up = (percent: number) =>
  oneDecimal(chart.bottom - ((percent - chart.least) / (100 - chart.least)) * (chart.bottom - chart.top))
const present = (left: number) => up(100 * (1 - haiti.displaced * left))

const every = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step)
const alongCurve = (days: readonly number[]) =>
  days.map((day) => `${across(day)} ${present(exponentialLeft(day, half))}`).join('L')

function Drawing() {
  const rows = levels.map((level) => `M${chart.left} ${up(level)}H${chart.right}`)
  const columns = weeks.map((week) => `M${across(week * 7)} ${chart.top}V${chart.bottom}`)
  const start = `${across(0)} ${present(lineLeft(0, half))}`
  const done = `${across(2 * half)} ${up(100)}`
  const after = alongCurve(every(half, chart.days, 5))
  return (
    <>
      <path className="g" d={[...rows, ...columns].join('')} />
      <path className="t" d={`M${across(0)} ${up(100)}L${start}L${done}z`} />
      <path className="x" d={`M${after}V${up(100)}H${across(2 * half)}z`} />
      <path className="l" d={`M${start}L${done}`} />
      <path className="e" d={`M${alongCurve(every(0, chart.days, 5))}`} />
    </>
  )
}

/** Labels of the weeks, the share present, and the loss after the end of the linear recovery. */
function labels(): LabelPlan {
  const days = weeks.slice(0, -1).map((week) => fixedLabel(String(week), { x: across(week * 7), y: 218 }, 'middle'))
  const shares = levels.map((level) => fixedLabel(percent(level), { x: chart.left - 6, y: up(level) + 5 }, 'end'))
  const still = exponentialLeft(2 * half, half) * haiti.displaced * 100
  const tail = markLabel(percent(still, 1), { x: across(2 * half), y: up(100 - still) }, 8, { hot: true })
  return { style: 'map', labels: [...days, ...shares, tail] }
}
