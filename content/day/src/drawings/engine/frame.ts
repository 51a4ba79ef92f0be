/*
 * For the drawings of the simulated day: the rectangle that a figure shows. A change takes effect with
 * `npm run results -w content/day`.
 */

import type { Frame, Point } from '../../../format.ts'

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
