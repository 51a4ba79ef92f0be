import { Drawing } from '#components/figures/engine/Drawing.tsx'
import { pathData, short } from '#components/figures/engine/path.ts'
import { Relief, reliefCss, riverData, roadData } from '#components/figures/marks/Relief.tsx'
import { tripLine } from '#components/figures/marks/trip-line.ts'
import { type Entity, positionAt } from '#content/day/counts/population.ts'
import { day, pictureHour } from '#content/day/day.ts'
import { simplify } from '#content/day/ground/simplify.ts'
import { fence } from '#content/day/track/geofence.ts'

const css =
  '.c{opacity:.2}.k{opacity:.32}.r{opacity:.28}.v{opacity:.35}.o{stroke:var(--g);stroke-width:1.5;stroke-linejoin:round}.m{stroke:var(--i);stroke-width:4.2;stroke-linecap:round}.d{stroke:var(--i);stroke-width:2.4;stroke-linecap:round;opacity:.5}.f{stroke:var(--a);stroke-width:1.8;stroke-dasharray:6 4;fill:var(--a);fill-opacity:.1}.t{stroke:var(--a);stroke-width:2.2;stroke-linejoin:round}.u{stroke-dasharray:1.5 4;stroke-linecap:round}.s{fill:var(--a)}'

const trailHours = 0.16
const trailSteps = 10

const trailOf = (entity: Entity) =>
  Array.from({ length: trailSteps + 1 }, (_, step) =>
    positionAt(entity, pictureHour - trailHours + (trailHours * step) / trailSteps),
  )

/** 2.6: everyone at the moment of the alert; the one day's track enters the fence and stops. Its next leg is dotted. */
export function AwarenessFigure() {
  const { picture, trips, short: shortPlace } = day()
  const dots = (entities: readonly Entity[]) =>
    entities
      .map((entity) => positionAt(entity, pictureHour))
      .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`)
      .join('')
  return (
    <Drawing name="awareness" ground="night" css={reliefCss + css}>
      <Relief tolerance={1} />
      <path className="r" d={roadData()} />
      <path className="v" d={riverData()} />
      <polygon className="f" points={fence.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <path className="d" d={dots(picture.still)} />
      <path
        className="o"
        d={pathData(
          picture.moving.map((entity) => simplify(trailOf(entity), 0.8)),
          0,
        )}
      />
      <path className="m" d={dots(picture.moving)} />
      <path className="t" d={pathData(trips.filter((trip) => trip.to === shortPlace.id).map(tripLine), 0.8)} />
      <path className="t u" d={pathData(trips.filter((trip) => trip.from === shortPlace.id).map(tripLine), 0.8)} />
      <circle className="s" cx={short(shortPlace.x)} cy={short(shortPlace.y)} r="7" />
    </Drawing>
  )
}
