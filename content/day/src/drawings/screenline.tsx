/*
 * The figure "screenline" of the simulated day: crossings of each bridge by the quarter hour. The busiest quarter of the
 * busiest bridge is amber. `npm run results -w content/day` draws it into results/drawings/screenline.json.
 */

import { day } from '#day/day.ts'
import { amberFill } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame } from '#day/drawings/engine/frame.ts'
import { fixedLabel, markLabel } from '#day/drawings/engine/labels.ts'
import { oneDecimal } from '#day/drawings/engine/path.ts'
import { busiestBridge } from '#day/drawings/marks/map.tsx'
import { item } from '#day/item.ts'
import { clockTime } from '#day/numbers/printed.ts'
import type { LabelPlan } from '../../format.ts'

const css = `path{fill:none}.g{stroke:var(--i);stroke-width:.6;opacity:.25}.b{stroke:var(--i);stroke-width:15}${amberFill('.s')}`

export const screenline: Figure = {
  frame: frame(0, -10, 1200, 350),
  ground: 'night',
  extent: 'long',
  css,
  Drawing,
  labels,
}

/** The chart in drawing units: hours 5 to 21 across, three bridges down. A crossing is `unit` high. */
const chart = { width: 1200, fromHour: 5, hours: 16, rows: [90, 210, 330], unit: 10 } as const

const hourAcross = (hour: number): number => ((hour - chart.fromHour) * chart.width) / chart.hours

const quarterWidth = chart.width / chart.hours / 4

function Drawing() {
  const { screenlines, peaks } = day()
  const busiest = busiestBridge()
  const bars = screenlines.flatMap((counts, bridge) =>
    counts.flatMap((count, quarter) => {
      if (count === 0) return []
      const isPeak = bridge === busiest && quarter * 15 === peaks[busiest]?.quarterFrom
      const x = oneDecimal(hourAcross(quarter / 4) + quarterWidth / 2)
      return [{ isPeak, x, foot: chart.rows[bridge] ?? 0, height: count * chart.unit }]
    }),
  )
  const usual = bars.filter(({ isPeak }) => !isPeak).map(({ x, foot, height }) => `M${x} ${foot}v-${height}`)
  let grid = ''
  for (let hour = 0; hour <= chart.hours; hour++) grid += `M${(hour * chart.width) / chart.hours} 0V330`
  for (const row of chart.rows) grid += `M0 ${row}H${chart.width}`
  return (
    <>
      <path className="g" d={grid} />
      <path className="b" d={usual.join('')} />
      {bars
        .filter(({ isPeak }) => isPeak)
        .map(({ x, foot, height }) => (
          <rect key={x} className="s" x={oneDecimal(x - 7.5)} y={foot - height} width="15" height={height} />
        ))}
    </>
  )
}

/** The bridges, the hours, and the busiest quarter. */
function labels(): LabelPlan {
  // A phone shows the middle of the morning, and not the first hour.
  const bridges = chart.rows.map((row, index) => fixedLabel([{ word: `bridges.${index}` }], { x: 108, y: row - 42 }))
  const hours = [9, 13, 17].map((hour) => fixedLabel(clockTime(hour * 60), { x: hourAcross(hour) + 5, y: 6 }))
  const busiest = busiestBridge()
  const { quarter, quarterFrom } = item(day().peaks, busiest)
  const top = { x: hourAcross(quarterFrom / 60 + 0.125), y: item(chart.rows, busiest) - quarter * chart.unit }
  const hot = markLabel([clockTime(quarterFrom), { word: 'colon' }, String(quarter)], top, 2, {
    hot: true,
    above: true,
  })
  return { style: 'chart', labels: [...bridges, ...hours, hot] }
}
