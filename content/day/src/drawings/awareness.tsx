/*
 * The figure "awareness" of the simulated day: the middle of the simulated map at the moment of the alert, with the
 * monitored area (geofence), the device that has stopped in it, and everyone who moves. `npm run results -w content/day`
 * draws it into results/drawings/awareness.json.
 */

import { type Entity, positionAt } from '#day/counts/population.ts'
import { day, pictureHour } from '#day/day.ts'
import { amberFill, amberStroke } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame, inFrame } from '#day/drawings/engine/frame.ts'
import { markLabel } from '#day/drawings/engine/labels.ts'
import { oneDecimal, pathData } from '#day/drawings/engine/path.ts'
import { Cased } from '#day/drawings/engine/svg.tsx'
import { Relief, reliefCss, riverData, roadData, tripLine } from '#day/drawings/marks/map.tsx'
import { simplify } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { fence } from '#day/track/geofence.ts'
import type { Place } from '#day/track/staypoints.ts'
import type { LabelPlan } from '../../format.ts'

/** Strokes in drawing units: they grow with the figure, which is seen at twice these widths on a wide page. */
const css = `.c{opacity:.2}.k{opacity:.32}.r{opacity:.28}.v{opacity:.35}.o{stroke:var(--g);stroke-width:1.6;stroke-linejoin:round}.m{stroke:var(--i);stroke-width:4.4;stroke-linecap:round}.d{stroke:var(--i);stroke-width:2.6;stroke-linecap:round;opacity:.5}.f{stroke:var(--e);stroke-width:1.5;stroke-dasharray:6 4;fill:var(--a);fill-opacity:.1}.t{stroke-linejoin:round}${amberStroke('.t', 2.8, 0.7)}.u{stroke-dasharray:0 6;stroke-linecap:round}${amberFill('.s')}`

export const awareness: Figure = {
  frame: frame(120, 110, 480, 270),
  ground: 'night',
  css: reliefCss + css,
  Drawing,
  labels,
}

const trailHours = 0.16
const trailSteps = 10

const trailOf = (entity: Entity) =>
  Array.from({ length: trailSteps + 1 }, (_, step) =>
    positionAt(entity, pictureHour - trailHours + (trailHours * step) / trailSteps),
  )

/** Trips of the one day to the shortest stay and from it. */
function tripsOfStop() {
  const { trips, short: shortPlace } = day()
  return {
    arriving: trips.filter((trip) => trip.to === shortPlace.id),
    leaving: trips.filter((trip) => trip.from === shortPlace.id),
  }
}

/** Every entity as a dot, with a trail where it moves. The one day's track enters the fence and stops; then it is dotted. */
function Drawing() {
  const { picture, short: shortPlace } = day()
  const { arriving, leaving } = tripsOfStop()
  const dots = (entities: readonly Entity[]) =>
    entities
      .map((entity) => positionAt(entity, pictureHour))
      .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`)
      .join('')
  return (
    <>
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
      <Cased className="t" d={pathData(arriving.map(tripLine), 0.8)} />
      <Cased className="t u" d={pathData(leaving.map(tripLine), 0.8)} />
      <circle className="s" cx={oneDecimal(shortPlace.x)} cy={oneDecimal(shortPlace.y)} r="7" />
    </>
  )
}

/** The places at the ends of those trips, and the fence. */
function labels(): LabelPlan {
  const { short: shortPlace, places } = day()
  const { arriving, leaving } = tripsOfStop()
  const trips = [...arriving, ...leaving]
  const ends = places.filter(({ id }) => trips.some((trip) => trip.from === id || trip.to === id))
  const radiusOf = (place: Place) => (place === shortPlace ? 7 : 3)
  const marks = ends
    .filter(inFrame(awareness.frame))
    .map((place) => markLabel(`S${place.id}`, place, radiusOf(place), { hot: place === shortPlace }))
  const corner = fence.reduce((highest, point) => (point.y < highest.y ? point : highest))
  return {
    style: 'map',
    labels: [...marks, markLabel([{ word: 'fence' }], corner, 2)],
    circles: ends.map((place) => ({ x: place.x, y: place.y, radius: radiusOf(place) })),
    lines: [[...fence, item(fence, 0)], ...trips.map(tripLine)],
  }
}
