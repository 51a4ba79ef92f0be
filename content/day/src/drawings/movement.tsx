/*
 * The figure "movement" of the simulated day: the simulated map with the day's trips, and its places as circles. A circle's
 * area is the time spent at the place. `npm run results -w content/day` draws it into results/drawings/movement.json.
 */

import { day } from '#day/day.ts'
import { amberFill } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame } from '#day/drawings/engine/frame.ts'
import { markLabel } from '#day/drawings/engine/labels.ts'
import { dotData, graticuleData, oneDecimal, pathData } from '#day/drawings/engine/path.ts'
import { placeRadius, Relief, reliefCss, riverData, tripLine } from '#day/drawings/marks/map.tsx'
import { sheet } from '#day/ground/sheet.ts'
import { shortDuration } from '#day/numbers/printed.ts'
import type { LabelPlan } from '../../format.ts'

const css = `.t{stroke:var(--i);stroke-width:1.6;stroke-linejoin:round}.d{stroke:var(--i);stroke-width:1.5;stroke-linecap:round}.p circle{fill:var(--i);fill-opacity:.12;stroke:var(--i);stroke-width:1.4}${amberFill('.p .s')}`

export const movement: Figure = {
  frame: frame(0, 0, 600, 400),
  ground: 'paper',
  css: reliefCss + css,
  Drawing,
  labels,
}

function Drawing() {
  const { trips, kept, stays, places, short: shortPlace } = day()
  const atRest = kept.filter((_, index) => stays.some((stay) => index >= stay.from && index < stay.to))
  return (
    <>
      <Relief tolerance={0.7} />
      <path className="v" d={riverData()} />
      <path className="t" d={pathData(trips.map(tripLine), 0, 1)} />
      <path className="d" d={dotData(atRest, 0.8)} />
      <g className="p">
        {places.map((place) => (
          <circle
            key={place.id}
            className={place === shortPlace ? 's' : undefined}
            cx={oneDecimal(place.x)}
            cy={oneDecimal(place.y)}
            r={oneDecimal(placeRadius(place.minutes))}
          />
        ))}
      </g>
      <path className="x" d={graticuleData(sheet.width, sheet.height)} />
    </>
  )
}

/** Every place, with the time spent there. */
function labels(): LabelPlan {
  const { places, short: shortPlace, trips } = day()
  const marks = places.map((place) =>
    markLabel(`S${place.id}`, place, placeRadius(place.minutes), {
      detail: shortDuration(place.minutes),
      hot: place === shortPlace,
    }),
  )
  const circles = places.map(({ x, y, minutes }) => ({ x, y, radius: placeRadius(minutes) }))
  return { style: 'map', labels: marks, circles, lines: trips.map(tripLine) }
}
