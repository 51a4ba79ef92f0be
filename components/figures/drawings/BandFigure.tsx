import { Drawing } from '#components/figures/engine/Drawing.tsx'
import type { FigureLabel, LabelPlan } from '#components/figures/engine/labels.ts'
import { short } from '#components/figures/engine/path.ts'
import { heldBridge, type Slot } from '#content/day/counts/held-bridge.ts'
import { bandOf } from '#content/day/counts/robust-band.ts'
import { clockTime } from '#content/day/words/clock.ts'

const css =
  'path{fill:none}.g{stroke:var(--i);stroke-width:.5;opacity:.3}.b{fill:var(--g);opacity:.3}.m{stroke:var(--g);stroke-width:1.4}.d{stroke:var(--i);stroke-width:6;stroke-linecap:round}.x{stroke:var(--a);stroke-width:1.6}.s{stroke:var(--a);stroke-width:11;stroke-linecap:round}'

/** The chart in drawing units: from 05:00 to 20:00 across, up to 65 crossings up. */
const chart = { left: 36, right: 592, top: 12, bottom: 240, fromHour: 5, toHour: 20, most: 65 } as const
const levels = [20, 40, 60] as const

const across = (hour: number) =>
  short(chart.left + ((hour - chart.fromHour) / (chart.toHour - chart.fromHour)) * (chart.right - chart.left))
const up = (count: number) => short(chart.bottom - (count / chart.most) * (chart.bottom - chart.top))

/** The half hours that are shown: when, and what was counted. */
const shown = (): (Slot & { hour: number })[] =>
  heldBridge()
    .slots.map((slot, index) => ({ ...slot, hour: index / 2 }))
    .filter(({ hour }) => hour >= chart.fromHour && hour < chart.toHour)

/** A level for each half hour as steps, from left to right. */
const steps = (heights: readonly number[]): string =>
  heights
    .map((y, index) => `L${across(chart.fromHour + index / 2)} ${y}H${across(chart.fromHour + (index + 1) / 2)}`)
    .join('')

/** Crossings by half hour against the band of forty ordinary days; what leaves the band is amber. */
export function BandFigure() {
  const slots = shown()
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
    <Drawing name="band" ground="paper" css={css}>
      <path className="g" d={[...hours, ...rows].join('')} />
      <path className="b" d={`M${upper.slice(1)}${back.join('')}z`} />
      <path className="m" d={`M${steps(slots.map(({ usual }) => up(usual.median))).slice(1)}`} />
      <path className="d" d={dots(false)} />
      <path className="x" d={away.join('')} />
      <path className="s" d={dots(true)} />
    </Drawing>
  )
}

/** Hours, counts, and the half hours outside the band. */
export function bandLabels(): LabelPlan {
  const slots = shown()
  const axis = (text: string, x: number, y: number, align: 'start' | 'middle' | 'end'): FigureLabel => ({
    kind: 'axis',
    text,
    at: { x, y },
    align,
  })
  const marks = slots
    .filter(({ isUnusual }) => isUnusual)
    .map(({ hour, count }) => ({ hour, count, at: { x: across(hour + 0.25), y: up(count) } }))
  const worst = marks.reduce((one, other) => (other.count > one.count ? other : one))
  const hot: FigureLabel = {
    kind: 'mark',
    text: `${clockTime(worst.hour * 60)}: ${worst.count}`,
    hot: true,
    at: worst.at,
    clear: 7,
  }
  return {
    labels: [
      ...[6, 12, 18].map((hour) => axis(clockTime(hour * 60), across(hour), 262, 'middle')),
      ...levels.map((level) => axis(String(level), chart.left - 6, up(level) + 5, 'end')),
      hot,
    ],
    avoid: { circles: marks.map(({ at }) => ({ ...at, radius: 6 })), lines: [] },
    kind: 'map',
  }
}
