/*
 * The figure "week" of the simulated day: seven other simulated days, each stay a bar, home in ink, the shortest of all
 * amber. The line between bars is travel. `npm run results -w content/day` draws it into results/drawings/week.json.
 */

import { amberFill } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame } from '#day/drawings/engine/frame.ts'
import { fixedLabel } from '#day/drawings/engine/labels.ts'
import { oneDecimal } from '#day/drawings/engine/path.ts'
import { week as otherDays } from '#day/experiments/week.ts'
import { clockTime, decimal } from '#day/numbers/printed.ts'
import type { Stay } from '#day/track/staypoints.ts'
import type { LabelPlan } from '../../format.ts'

const css = `path{fill:none}.g{stroke:var(--i);stroke-width:.5;opacity:.3}.w{stroke:var(--i);stroke-width:1}.b{stroke:var(--i);stroke-width:17}.l{stroke:var(--g);stroke-width:17}.e{stroke:var(--p);stroke-width:1}${amberFill('.s')}`

export const week: Figure = { frame: frame(0, 0, 600, 262), ground: 'paper', css, Drawing, labels }

/** Seven strips of 24 hours, in drawing units. */
const strips = { left: 30, right: 536, top: 42, pitch: 33 } as const
const home = 1

const across = (minutes: number): number => oneDecimal(strips.left + (minutes / 1440) * (strips.right - strips.left))
const rowAt = (index: number): number => strips.top + index * strips.pitch

function Drawing() {
  const rows = otherDays().map((one, index) => ({ ...one, y: rowAt(index) }))
  const bars = (passes: (stay: Stay, shortest: Stay | undefined) => boolean) =>
    rows
      .flatMap(({ stays, shortest, y }) =>
        stays
          .filter((stay) => passes(stay, shortest))
          .map((stay) => `M${across(stay.arrive)} ${y}H${across(stay.leave)}`),
      )
      .join('')
  const hours = [0, 6, 12, 18, 24].map((hour) => `M${across(hour * 60)} 24V${rowAt(rows.length - 1) + 14}`)
  return (
    <>
      <path className="g" d={hours.join('')} />
      <path className="w" d={rows.map(({ y }) => `M${strips.left} ${y}H${strips.right}`).join('')} />
      <path className="b" d={bars((stay) => stay.place === home)} />
      <path className="l" d={bars((stay, shortest) => stay.place !== home && stay !== shortest)} />
      {rows.map(
        ({ shortest, y, seed }) =>
          shortest && (
            <rect
              key={seed}
              className="s"
              x={across(shortest.arrive)}
              y={y - 11.5}
              width={oneDecimal(across(shortest.leave) - across(shortest.arrive))}
              height="23"
            />
          ),
      )}
    </>
  )
}

/** The hours, the seed of each day before its strip, and the day's entropy after it. */
function labels(): LabelPlan {
  const hours = [6, 12, 18].map((hour) => fixedLabel(clockTime(hour * 60), { x: across(hour * 60), y: 20 }, 'middle'))
  const rows = otherDays().flatMap(({ seed, entropy, shortest }, index) => {
    const y = rowAt(index) + 5
    const ends = [
      fixedLabel(String(seed), { x: strips.left - 10, y }, 'end'),
      fixedLabel(decimal(entropy, 2, 'bit'), { x: 598, y }, 'end'),
    ]
    return ends.map((label) => ({ ...label, hot: shortest !== undefined }))
  })
  return { style: 'map', labels: [...hours, ...rows] }
}
