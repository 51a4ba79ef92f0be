/* Rectangles: the frame of a figure, and the boxes by which labels.ts keeps labels apart. */

import type { Circle, Frame } from '#content/day/format.ts'

/** A frame as the viewBox of an SVG. */
export const viewBoxOf = ({ left, top, width, height }: Frame): string => `${left} ${top} ${width} ${height}`

/** An area by its edges. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
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
  return Math.hypot(nearest.x - circle.x, nearest.y - circle.y) < circle.radius
}
