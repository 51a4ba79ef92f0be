/*
 * Simulated fixes of a standing receiver as path data: writes results/scatter.json, for /about/precision. A change takes
 * effect with `npm run results -w content/day`.
 */

import { staticFixes } from '#day/experiments/standing-receiver.ts'
import { clearestBearing, type Offset, offsetAt } from '#day/radio/scatter.ts'
import { rounded } from '#day/rounded.ts'

const size = 460
const centre = size / 2
const unitsPerMetre = 140
const gridMetres = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5]

const units = (metres: number) => Math.round(metres * unitsPerMetre)

const place = ({ east, north }: Offset) => ({ x: centre + units(east), y: centre - units(north) })

/** Path data of dots: lines of zero length, which round caps make visible. */
const dots = (list: readonly Offset[]) =>
  list
    .map(place)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('')

/** Fixes of a receiver that stands still. Each ring around the true place contains a share of them. Lengths in metres. */
export function scatter() {
  const { sigma, fixes, rings, beyond, usualRadius } = staticFixes()
  const bearing = clearestBearing(
    fixes,
    rings.map(({ radius }) => radius),
  )
  const lines = gridMetres.map((metres) => centre + units(metres))
  return {
    sigma,
    fixes: fixes.length,
    beyond: beyond.length,
    usualRadius: rounded(usualRadius, 4),
    size,
    grid: lines.map((at) => `M${at} 0V${size}M0 ${at}H${size}`).join(''),
    dots: { inside: dots(fixes.filter((fix) => !beyond.includes(fix))), beyond: dots(beyond) },
    rings: rings.map(({ share, radius, found }) => ({
      percent: rounded(share * 100, 0),
      radius: rounded(radius, 4),
      found,
      drawn: units(radius),
      label: place(offsetAt(bearing, radius)),
    })),
  }
}
