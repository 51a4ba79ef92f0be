import { item } from '#content/day/item.ts'
import { type Point, sheet } from './sheet.ts'

/** Elevation in metres at a point of the sheet. */
export type Surface = (x: number, y: number) => number

/** A viewpoint and the arc that it looks at; bearings in degrees, clockwise from north. */
export interface View extends Point {
  /** Height of the eye above the ground, in metres. */
  readonly eye: number
  readonly from: number
  readonly to: number
}

/** A point of a skyline: a bearing and an angle above the level of the eye, both in degrees. */
export interface Sight {
  readonly bearing: number
  readonly angle: number
}

/** The crest of the ground between two distances, bearing by bearing. */
export interface Ridge {
  /** Kilometres. */
  readonly from: number
  readonly to: number
  readonly crest: readonly Sight[]
}

const earthRadius = 6_371_000
/** Light bends with the Earth by about an eighth: Gauss's coefficient. */
const refraction = 0.13
/** Step along a ray, in metres. */
const stride = 30
const degrees = 180 / Math.PI

/** The point so many metres away at a bearing. */
export function pointAt(view: Point, bearing: number, away: number): Point {
  const units = away / sheet.metresPerUnit
  return { x: view.x + units * Math.sin(bearing / degrees), y: view.y - units * Math.cos(bearing / degrees) }
}

/** Angle in degrees at which a height is seen from so many metres away, after curvature and refraction. */
const angleOf = (height: number, eye: number, away: number): number =>
  Math.atan2(height - eye - ((1 - refraction) * away * away) / (2 * earthRadius), away) * degrees

const eyeOf = (surface: Surface, view: View): number => surface(view.x, view.y) + view.eye

/**
 * The panorama from a point, as ridges from near to far: along each bearing a ray is walked over the ground, and the
 * steepest angle within each belt of distance is kept. Painted from the farthest to the nearest, each ridge hides what lies
 * behind it.
 *
 * Source: Imhof, Kartographische Geländedarstellung, 1965, on panoramas; ray casting as in Appel, Some Techniques for
 * Shading Machine Renderings of Solids, AFIPS 1968.
 *
 * @param belts limits of the belts, in metres from the eye
 * @param step of the bearing, in degrees
 */
export function ridges(surface: Surface, view: View, belts: readonly number[], step: number): Ridge[] {
  const eye = eyeOf(surface, view)
  const bearings = Array.from(
    { length: Math.round((view.to - view.from) / step) + 1 },
    (_, index) => view.from + index * step,
  )
  return belts.slice(1).map((to, belt) => {
    const from = item(belts, belt)
    const crest = bearings.map((bearing) => {
      let angle = Number.NEGATIVE_INFINITY
      for (let away = from; away <= to; away += stride) {
        const { x, y } = pointAt(view, bearing, away)
        angle = Math.max(angle, angleOf(surface(x, y), eye, away))
      }
      return { bearing, angle }
    })
    return { from: from / 1000, to: to / 1000, crest }
  })
}

/** How a point on the ground is seen: its bearing and angle, its distance in metres, and whether anything hides it. */
export interface Seen extends Sight {
  readonly away: number
  readonly isHidden: boolean
}

/** Looks for one point: the ray to it is walked, and ground that stands above the line of sight hides it. */
export function look(surface: Surface, view: View, at: Point): Seen {
  const eye = eyeOf(surface, view)
  const [dx, dy] = [at.x - view.x, at.y - view.y]
  const away = Math.hypot(dx, dy) * sheet.metresPerUnit
  const bearing = (Math.atan2(dx, -dy) * degrees + 360) % 360
  const angle = angleOf(surface(at.x, at.y), eye, away)
  let isHidden = false
  for (let near = sheet.metresPerUnit; near < away - sheet.metresPerUnit; near += sheet.metresPerUnit) {
    const point = pointAt(view, bearing, near)
    if (angleOf(surface(point.x, point.y), eye, near) > angle) isHidden = true
  }
  return { bearing, angle, away, isHidden }
}
