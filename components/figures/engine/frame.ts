import type { Point } from '#content/day/ground/sheet.ts'
import type { FigureName } from '#content/schema/figure.ts'

export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const frame = (left: number, top: number, width: number, height: number): Frame => ({ left, top, width, height })

/** What each drawing shows, in its own units; width and height are also its size as an image. */
export const frames: Readonly<Record<FigureName, Frame>> = {
  movement: frame(0, 0, 600, 400),
  social: frame(0, 0, 360, 340),
  tensor: frame(-2, -17, 360, 227),
  vault: frame(0, 10, 510, 505),
  signals: frame(0, 0, 360, 300),
  awareness: frame(120, 110, 480, 270),
  stringline: frame(0, -10, 1200, 440),
  pipeline: frame(0, 0, 448, 308),
  edge: frame(440, 0, 160, 400),
  cross: frame(0, 0, 168, 168),
  transit: frame(0, 0, 600, 400),
  screenline: frame(0, -10, 1200, 350),
  kalman: frame(0, 0, 600, 250),
  band: frame(0, 0, 600, 270),
  fence: frame(0, 0, 600, 330),
  mesh: frame(0, 44, 600, 416),
  ridges: frame(0, 0, 600, 150),
  week: frame(0, 0, 600, 262),
}

/** A frame as the viewBox of an SVG. */
export const viewBoxOf = ({ left, top, width, height }: Frame): string => `${left} ${top} ${width} ${height}`

/** A part of the sheet as it is shown inside a drawing: what is seen of it, and where it stands at what scale. */
export interface Inset extends Frame {
  readonly at: Point
  readonly scale: number
}

/** Where a point of the sheet stands in the drawing. */
export const throughInset = ({ left, top, at, scale }: Inset, { x, y }: Point): Point => ({
  x: at.x + (x - left) * scale,
  y: at.y + (y - top) * scale,
})
