/** A place on the sheet, in sheet units: x runs east, y runs south, as in SVG. */
export interface Point {
  readonly x: number
  readonly y: number
}

export type Line = readonly Point[]

/** The one synthetic sheet: 600 by 400 units of 15 m, that is 9 by 6 km. */
export const sheet = { width: 600, height: 400, metresPerUnit: 15 } as const

/** Straight distance, in sheet units. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Straight distance, in metres. */
export const metres = (a: Point, b: Point): number => distance(a, b) * sheet.metresPerUnit

/** The point a fraction of the way from one to the other. */
export const between = (a: Point, b: Point, fraction: number): Point => ({
  x: a.x + (b.x - a.x) * fraction,
  y: a.y + (b.y - a.y) * fraction,
})

/** Centroid of a list of points, each counted once. */
export const centroid = (points: Line): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
})
