/*
 * The hills of the simulated map as a panorama, seen from beyond its eastern edge, and the one that hides the place of the
 * shortest stay: the example of line of sight. Data of the figure "ridges" and of the numbers view.*. A change takes effect
 * with `npm run results -w content/day`.
 */

import { day } from '#day/day.ts'
import { sheet } from '#day/ground/sheet.ts'
import { look, ridges, type Surface, type View } from '#day/ground/terrain.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'

/** From 2.4 km off the eastern edge of the sheet, looking back at all of it. */
export const panoramaView: View = { x: 760, y: 200, eye: 60, from: 234, to: 306 }

/** Height of the ground outside the sheet, which is taken to be level: metres above the datum. */
const unsurveyed = 40

const belts = 18
/** The near and the far edge of the sheet, in metres from the eye; belts grow with distance. */
const [nearest, farthest] = [2430, 11_400]
const limits = Array.from({ length: belts + 1 }, (_, belt) => nearest + (farthest - nearest) * (belt / belts) ** 1.25)
const step = 0.45

const ground: Surface = (x, y) =>
  x < 0 || y < 0 || x > sheet.width || y > sheet.height ? unsurveyed : day().ground(x, y)

/** The sheet as seen from off its edge, ridge by ridge, from near to far. */
export const panorama = once(() => ridges(ground, panoramaView, limits, step))

/** The place of the shortest stay from the same point: where it would be seen, and the angle of the ground that hides it. */
export function lookBack() {
  const { short } = day()
  const stop = look(ground, panoramaView, short)
  const column = Math.round((stop.bearing - panoramaView.from) / step)
  const ahead = (panoramaView.x - short.x) * sheet.metresPerUnit
  const before = panorama().filter(({ to }) => to * 1000 < ahead)
  return { ...stop, name: `S${short.id}`, crest: Math.max(...before.map(({ crest }) => item(crest, column).angle)) }
}
