/*
 * The figure "stringline" of the simulated day: the day unrolled, time across, distance from home up. A flat line is a stop,
 * a slope is a trip. `npm run results -w content/day` draws it into results/drawings/stringline.json.
 */

import { day } from '#day/day.ts'
import { amberFill } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame } from '#day/drawings/engine/frame.ts'
import { fixedLabel, markLabel } from '#day/drawings/engine/labels.ts'
import { oneDecimal, pathData } from '#day/drawings/engine/path.ts'
import { metres, type Point } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { clockTime } from '#day/numbers/printed.ts'
import type { LabelPlan } from '../../format.ts'

const css = `path{fill:none}.g{stroke:var(--i);stroke-width:.6;opacity:.25}.l{stroke:var(--g);stroke-width:1.6;stroke-linejoin:round}.b{fill:var(--i)}${amberFill('.s')}`

export const stringline: Figure = {
  frame: frame(0, -10, 1200, 440),
  ground: 'night',
  extent: 'long',
  css,
  Drawing,
  labels,
}

/** The chart in drawing units, and its span: a whole day by eight kilometres. */
const chart = { width: 1200, height: 420, hours: 24, km: 8, kmStep: 2 } as const

/** The place across of a time of day in minutes. */
const acrossAt = (minutes: number): number => (minutes / (chart.hours * 60)) * chart.width

/** The place up of a point, by its distance from home, which is at the foot of the chart. */
function heightOf(point: Point): number {
  const km = metres(point, item(day().places, 0)) / 1000
  return chart.height * (1 - km / chart.km)
}

const trackLine = () => day().kept.map((fix) => ({ x: acrossAt(fix.t), y: heightOf(fix) }))

function Drawing() {
  const { stays, short: shortPlace } = day()
  const { width, height, hours, km, kmStep } = chart
  let grid = ''
  for (let hour = 0; hour <= hours; hour++) grid += `M${acrossAt(hour * 60)} 0V${height}`
  for (let up = 0; up <= km; up += kmStep) grid += `M0 ${height * (1 - up / km)}H${width}`
  return (
    <>
      <path className="g" d={grid} />
      <path className="l" d={pathData([trackLine()], 0.7)} />
      {stays.map((stay) => {
        const isShort = stay.place === shortPlace.id
        const height = isShort ? 16 : 10
        return (
          <rect
            key={stay.arrive}
            className={isShort ? 's' : 'b'}
            x={oneDecimal(acrossAt(stay.arrive))}
            y={oneDecimal(heightOf(stay) - height / 2)}
            width={oneDecimal(acrossAt(stay.leave) - acrossAt(stay.arrive))}
            height={height}
          />
        )
      })}
    </>
  )
}

/** The hours, the distances, and every stay. */
function labels(): LabelPlan {
  const { stays, short: shortPlace } = day()
  const { height, km, kmStep } = chart
  const marks = stays.map((stay) => {
    const isShort = stay.place === shortPlace.id
    const text = isShort ? [`S${stay.place} `, clockTime(stay.arrive)] : `S${stay.place}`
    const at = { x: acrossAt((stay.arrive + stay.leave) / 2), y: heightOf(stay) }
    return markLabel(text, at, 8, { hot: isShort, above: !isShort })
  })
  const hours = [6, 12, 18].map((hour) => fixedLabel(clockTime(hour * 60), { x: acrossAt(hour * 60) + 5, y: 8 }))
  const distances = [1, 2, 3].map((step) =>
    fixedLabel(`${step * kmStep} km`, { x: 6, y: height * (1 - (step * kmStep) / km) - 5 }),
  )
  const bars = stays.map((stay) => [
    { x: acrossAt(stay.arrive), y: heightOf(stay) },
    { x: acrossAt(stay.leave), y: heightOf(stay) },
  ])
  return { style: 'chart', labels: [...hours, ...distances, ...marks], lines: [...bars, trackLine()] }
}
