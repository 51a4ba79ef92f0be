import { Drawing } from '#components/figures/engine/Drawing.tsx'
import { pathData, short } from '#components/figures/engine/path.ts'
import { day } from '#content/day/day.ts'
import { metres, type Point } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'

const css =
  'path{fill:none}.g{stroke:var(--i);stroke-width:.6;opacity:.25}.l{stroke:var(--g);stroke-width:1.6;stroke-linejoin:round}.b{stroke:var(--i);stroke-width:10}.s{stroke:var(--a);stroke-width:16}'

/** Drawing units of the chart, and what it spans: a whole day by eight kilometres. */
export const stringline = { width: 1200, height: 420, hours: 24, km: 8, kmStep: 2 } as const

/** Time of day in minutes, across. */
export const acrossAt = (minutes: number): number => (minutes / (stringline.hours * 60)) * stringline.width

/** Distance from the first place, up; the foot of the chart is home. */
export function heightOf(point: Point): number {
  const km = metres(point, item(day().places, 0)) / 1000
  return stringline.height * (1 - km / stringline.km)
}

/** The day unrolled: time across, distance from home up. A flat line is a stop, a slope is a trip. */
export function StringlineFigure() {
  const { kept, stays, short: shortPlace } = day()
  const { width, height, hours, km, kmStep } = stringline
  let grid = ''
  for (let hour = 0; hour <= hours; hour++) grid += `M${acrossAt(hour * 60)} 0V${height}`
  for (let up = 0; up <= km; up += kmStep) grid += `M0 ${height * (1 - up / km)}H${width}`
  const line = kept.map((fix) => ({ x: acrossAt(fix.t), y: heightOf(fix) }))
  return (
    <Drawing name="stringline" ground="night" css={css}>
      <path className="g" d={grid} />
      <path className="l" d={pathData([line], 0.7)} />
      {stays.map((stay) => (
        <path
          key={stay.arrive}
          className={stay.place === shortPlace.id ? 's' : 'b'}
          d={`M${short(acrossAt(stay.arrive))} ${short(heightOf(stay))}H${short(acrossAt(stay.leave))}`}
        />
      ))}
    </Drawing>
  )
}
