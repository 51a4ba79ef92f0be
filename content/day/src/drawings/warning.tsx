/*
 * The figure "warning" of the simulated day: a worked example beside it. The hours that perfect knowledge and two reports
 * save a convoy, by the chance of a block; the article's report is amber. `npm run results -w content/day` draws it into
 * results/drawings/warning.json.
 */

import { convoy, hoursSaved, reports } from '#day/counts/warning.ts'
import { amberFill } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame } from '#day/drawings/engine/frame.ts'
import { fixedLabel, markLabel } from '#day/drawings/engine/labels.ts'
import { oneDecimal } from '#day/drawings/engine/path.ts'
import { decimal, percent } from '#day/numbers/printed.ts'
import type { LabelPlan } from '../../format.ts'

const css = `path{fill:none}.g{stroke:var(--i);stroke-width:.5;opacity:.3}.l{stroke:var(--i);stroke-width:1.6;stroke-dasharray:5 4}.e{stroke:var(--i);stroke-width:2}${amberFill('.x')}`

export const warning: Figure = { frame: frame(0, 0, 600, 230), ground: 'paper', css, Drawing, labels }

/** The chart in drawing units: the chance across, from 0 to 1, and up to the hours saved. */
const chart = { left: 84, right: 562, top: 16, bottom: 196, hours: 1 } as const
const chances = [0, 0.25, 0.5, 0.75, 1] as const
const hours = [0, 0.5, 1] as const
const steps = 40

const across = (chance: number) => oneDecimal(chart.left + chance * (chart.right - chart.left))
const up = (saved: number) => oneDecimal(chart.bottom - (saved / chart.hours) * (chart.bottom - chart.top))
const table = { x: across(convoy.chance), y: up(hoursSaved(convoy.chance, 1 / reports.good)) }

/** Path data of the hours that a report saves, for every chance. */
const tent = (error: number): string =>
  `M${Array.from({ length: steps + 1 }, (_, step) => `${across(step / steps)} ${up(hoursSaved(step / steps, error))}`).join('L')}`

function Drawing() {
  const rows = hours.map((hour) => `M${chart.left} ${up(hour)}H${chart.right}`)
  const columns = chances.map((chance) => `M${across(chance)} ${chart.top}V${chart.bottom}`)
  return (
    <>
      <path className="g" d={[...rows, ...columns].join('')} />
      <path className="l" d={tent(1 / reports.good) + tent(1 / reports.poor)} />
      <path className="e" d={tent(0)} />
      <circle className="x" cx={table.x} cy={table.y} r="6" />
    </>
  )
}

/** The chances, the hours, and what the article's report saves. */
function labels(): LabelPlan {
  const under = chances.map((chance) => fixedLabel(percent(chance * 100), { x: across(chance), y: 218 }, 'middle'))
  // The zero line has no label, because it would overlap the first label of the other axis.
  const beside = hours
    .slice(1)
    .map((hour) => fixedLabel([decimal(hour, 1, 'h'), '\u00a0h'], { x: chart.left - 6, y: up(hour) + 5 }, 'end'))
  const saved = hoursSaved(convoy.chance, 1 / reports.good)
  const report = markLabel([decimal(saved, 1, 'h'), '\u00a0h'], table, 8, { hot: true })
  return { style: 'map', labels: [...under, ...beside, report] }
}
