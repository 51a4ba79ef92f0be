import { Drawing } from '#components/figures/engine/Drawing.tsx'
import { dotData, graticuleData, pathData, short } from '#components/figures/engine/path.ts'
import { Relief, reliefCss, riverData } from '#components/figures/marks/Relief.tsx'
import { placeRadius, tripLine } from '#components/figures/marks/trip-line.ts'
import { day } from '#content/day/day.ts'
import { sheet } from '#content/day/ground/sheet.ts'

const css =
  '.t{stroke:var(--i);stroke-width:1.6;stroke-linejoin:round}.d{stroke:var(--i);stroke-width:1.5;stroke-linecap:round}.p circle{fill:var(--i);fill-opacity:.12;stroke:var(--i);stroke-width:1.4}.p .s{fill:var(--a);fill-opacity:1;stroke:none}'

/** 2.1: the sheet, one day's trips, and its places as circles whose area is the time spent there. */
export function MovementFigure() {
  const { trips, kept, stays, places, short: shortPlace } = day()
  const atRest = kept.filter((_, index) => stays.some((stay) => index >= stay.from && index < stay.to))
  return (
    <Drawing name="movement" ground="paper" css={reliefCss + css}>
      <Relief tolerance={0.7} />
      <path className="v" d={riverData()} />
      <path className="t" d={pathData(trips.map(tripLine), 0, 1)} />
      <path className="d" d={dotData(atRest, 0.8)} />
      <g className="p">
        {places.map((place) => (
          <circle
            key={place.id}
            className={place === shortPlace ? 's' : undefined}
            cx={short(place.x)}
            cy={short(place.y)}
            r={short(placeRadius(place.minutes))}
          />
        ))}
      </g>
      <path className="x" d={graticuleData(sheet.width, sheet.height)} />
    </Drawing>
  )
}
