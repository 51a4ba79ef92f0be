/*
 * The figure "band" of the simulated day: crossings of all bridges by half hour on a day with a closure, against the band of
 * ordinary days. Counts outside the band are amber. `npm run results -w content/day` draws it into
 * results/drawings/band.json.
 */

import { bandOf } from '#day/counts/usual.ts'
import { amberStroke } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame } from '#day/drawings/engine/frame.ts'
import { fixedLabel, markLabel } from '#day/drawings/engine/labels.ts'
import { oneDecimal } from '#day/drawings/engine/path.ts'
import { Cased } from '#day/drawings/engine/svg.tsx'
import { bridgeClosure, type Slot } from '#day/experiments/bridge-closure.ts'
import { clockTime } from '#day/numbers/printed.ts'
import type { LabelPlan } from '../../format.ts'

const css = `path{fill:none}.g{stroke:var(--i);stroke-width:.5;opacity:.3}.b{fill:var(--g);opacity:.3}.m{stroke:var(--g);stroke-width:1.4}.d{stroke:var(--i);stroke-width:6;stroke-linecap:round}.s{stroke-linecap:round}${amberStroke('.x', 1.6)}${amberStroke('.s', 11)}`

export const band: Figure = { frame: frame(0, 0, 600, 270), ground: 'paper', css, Drawing, labels }

/** The chart in drawing units: from 05:00 to 20:00 across, up to 65 crossings up. */
const chart = { left: 36, right: 592, top: 12, bottom: 240, fromHour: 5, toHour: 20, most: 65 } as const
const levels = [20, 40, 60] as const

const across = (hour: number) =>
  oneDecimal(chart.left + ((hour - chart.fromHour) / (chart.toHour - chart.fromHour)) * (chart.right - chart.left))
const up = (count: number) => oneDecimal(chart.bottom - (count / chart.most) * (chart.bottom - chart.top))

/** The half hours of the chart, each with its hour and its count. */
const shownSlots = (): (Slot & { hour: number })[] =>
  bridgeClosure()
    .slots.map((slot, index) => ({ ...slot, hour: index / 2 }))
    .filter(({ hour }) => hour >= chart.fromHour && hour < chart.toHour)

/** Path data of one step for each half hour, from left to right. */
const steps = (heights: readonly number[]): string =>
  heights
    .map((y, index) => `L${across(chart.fromHour + index / 2)} ${y}H${across(chart.fromHour + (index + 1) / 2)}`)
    .join('')

function Drawing() {
  const slots = shownSlots()
  const upper = steps(slots.map(({ usual }) => up(bandOf(usual).most)))
  const lower = slots.map(({ usual }) => up(bandOf(usual).least)).toReversed()
  const back = lower.map(
    (y, index) => `L${across(chart.toHour - index / 2)} ${y}H${across(chart.toHour - (index + 1) / 2)}`,
  )
  const dots = (isUnusual: boolean) =>
    slots
      .filter((slot) => slot.isUnusual === isUnusual)
      .map(({ hour, count }) => `M${across(hour + 0.25)} ${up(count)}h0`)
      .join('')
  const away = slots
    .filter((slot) => slot.isUnusual)
    .map(({ hour, count, usual }) => `M${across(hour + 0.25)} ${up(usual.median)}V${up(count)}`)
  const hours = [6, 9, 12, 15, 18].map((hour) => `M${across(hour)} ${chart.top}V${chart.bottom}`)
  const rows = [0, ...levels].map((level) => `M${chart.left} ${up(level)}H${chart.right}`)
  return (
    <>
      <path className="g" d={[...hours, ...rows].join('')} />
      <path className="b" d={`M${upper.slice(1)}${back.join('')}z`} />
      <path className="m" d={`M${steps(slots.map(({ usual }) => up(usual.median))).slice(1)}`} />
      <path className="d" d={dots(false)} />
      <Cased className="x" d={away.join('')} />
      <Cased className="s" d={dots(true)} />
    </>
  )
}

/** Labels of the hours, the counts, and the highest count outside the band. */
function labels(): LabelPlan {
  const marks = shownSlots()
    .filter(({ isUnusual }) => isUnusual)
    .map(({ hour, count }) => ({ hour, count, at: { x: across(hour + 0.25), y: up(count) } }))
  const worst = marks.reduce((one, other) => (other.count > one.count ? other : one))
  const hot = markLabel([clockTime(worst.hour * 60), { word: 'colon' }, String(worst.count)], worst.at, 7, {
    hot: true,
  })
  const hours = [6, 12, 18].map((hour) => fixedLabel(clockTime(hour * 60), { x: across(hour), y: 262 }, 'middle'))
  const counts = levels.map((level) => fixedLabel(String(level), { x: chart.left - 6, y: up(level) + 5 }, 'end'))
  return {
    style: 'map',
    labels: [...hours, ...counts, hot],
    circles: marks.map(({ at }) => ({ ...at, radius: 6 })),
  }
}
