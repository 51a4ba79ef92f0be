import { distance, type Point } from '#content/day/ground/sheet.ts'

/** A rectangle in a drawing's own units. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const frame = (left: number, top: number, width: number, height: number): Frame => ({ left, top, width, height })

/** A frame as the viewBox of an SVG. */
export const viewBoxOf = ({ left, top, width, height }: Frame): string => `${left} ${top} ${width} ${height}`

/**
 * A test of whether a point lies inside a frame.
 *
 * @param margin distance outside the frame that still counts as inside, so that a line goes on to the frame's edge
 */
export const inFrame =
  ({ left, top, width, height }: Frame, margin = 0) =>
  ({ x, y }: Point): boolean =>
    x > left - margin && x < left + width + margin && y > top - margin && y < top + height + margin

/** A part of the map inside a drawing: which part, where its top left corner is, and at what scale. */
export interface Inset extends Frame {
  readonly at: Point
  readonly scale: number
}

/** The place in the drawing of a point of the sheet. */
export const throughInset = ({ left, top, at, scale }: Inset, { x, y }: Point): Point => ({
  x: at.x + (x - left) * scale,
  y: at.y + (y - top) * scale,
})

/** An area by its edges. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Circle extends Point {
  readonly radius: number
}

export const boxOf = ({ left, top, width, height }: Frame): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const isWithin = (box: Box, outer: Box): boolean =>
  box.left >= outer.left && box.right <= outer.right && box.top >= outer.top && box.bottom <= outer.bottom

/** True when a box and a circle share a point. */
export function covers(box: Box, circle: Circle): boolean {
  const nearest = {
    x: Math.min(Math.max(circle.x, box.left), box.right),
    y: Math.min(Math.max(circle.y, box.top), box.bottom),
  }
  return distance(nearest, circle) < circle.radius
}
