import type { Figure } from '#components/figures/engine/figure.ts'
import { frame } from '#components/figures/engine/frame.ts'
import { amberFill } from '#components/figures/engine/ink.ts'
import { type LabelPlan, markLabel } from '#components/figures/engine/labels.ts'
import { dotData, graticuleData, oneDecimal, pathData } from '#components/figures/engine/path.ts'
import { placeRadius, Relief, reliefCss, riverData, tripLine } from '#components/figures/marks/map.tsx'
import { day } from '#content/day/day.ts'
import { sheet } from '#content/day/ground/sheet.ts'
import { shortDuration } from '#words/print.ts'

const css = `.t{stroke:var(--i);stroke-width:1.6;stroke-linejoin:round}.d{stroke:var(--i);stroke-width:1.5;stroke-linecap:round}.p circle{fill:var(--i);fill-opacity:.12;stroke:var(--i);stroke-width:1.4}${amberFill('.p .s')}`

/** The sheet with one day's trips, and its places as circles. A circle's area is the time spent at the place. */
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
