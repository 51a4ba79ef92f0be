/*
 * The logarithmic axis of the figure "packing" of the simulated day. A change takes effect with
 * `npm run results -w content/day`.
 */

import { rounded } from '#day/rounded.ts'

/**
 * Place of a value on a logarithmic axis, in percent of its length to two decimals: 0 at `start`, 100 at `end`, either of
 * which may be the greater. All three have the same unit and are above zero.
 *
 * @throws {RangeError} for a value outside the axis, which would be drawn beyond its edge
 */
export function placeOnLog(value: number, start: number, end: number): number {
  const place = rounded((Math.log(value / start) / Math.log(end / start)) * 100, 2)
  if (!(place >= 0 && place <= 100)) throw new RangeError(`${value} is outside of the axis from ${start} to ${end}.`)
  return place
}
