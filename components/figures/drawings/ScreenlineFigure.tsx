import { Drawing } from '#components/figures/engine/Drawing.tsx'
import { short } from '#components/figures/engine/path.ts'
import { day } from '#content/day/day.ts'
import { busiestBridge } from './TransitFigure.tsx'

const css =
  'path{fill:none}.g{stroke:var(--i);stroke-width:.6;opacity:.25}.b{stroke:var(--i);stroke-width:15}.s{stroke:var(--a);stroke-width:15}'

/** Drawing units of the chart: hours 5 to 21 across, three bridges down. */
export const screenline = { width: 1200, fromHour: 5, hours: 16, rows: [90, 210, 330], unit: 10 } as const

export const hourAcross = (hour: number): number => ((hour - screenline.fromHour) * screenline.width) / screenline.hours

const quarterWidth = screenline.width / screenline.hours / 4

/** Crossings of each bridge by the quarter hour; the busiest quarter of the busiest bridge is amber. */
export function ScreenlineFigure() {
  const { screenlines, peaks } = day()
  const busiest = busiestBridge()
  const bars = screenlines.flatMap((counts, bridge) =>
    counts.flatMap((count, quarter) => {
      if (count === 0) return []
      const isPeak = bridge === busiest && quarter * 15 === peaks[busiest]?.quarterFrom
      const x = short(hourAcross(quarter / 4) + quarterWidth / 2)
      return [{ isPeak, d: `M${x} ${screenline.rows[bridge] ?? 0}v-${count * screenline.unit}` }]
    }),
  )
  const draw = (peak: boolean) =>
    bars
      .filter(({ isPeak }) => isPeak === peak)
      .map(({ d }) => d)
      .join('')
  let grid = ''
  for (let hour = 0; hour <= screenline.hours; hour++) grid += `M${(hour * screenline.width) / screenline.hours} 0V330`
  for (const row of screenline.rows) grid += `M0 ${row}H${screenline.width}`
  return (
    <Drawing name="screenline" ground="night" css={css}>
      <path className="g" d={grid} />
      <path className="b" d={draw(false)} />
      <path className="s" d={draw(true)} />
    </Drawing>
  )
}
