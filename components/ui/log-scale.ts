/**
 * Where a duration stands on a logarithmic axis from `least` to `most`, in percent to two decimals. All in the same
 * unit, above zero.
 *
 * @throws {RangeError} for a duration outside the axis, which would be drawn beyond its edge.
 */
export function placeOnLog(value: number, least: number, most: number): number {
  const place = (Math.log(value / least) / Math.log(most / least)) * 100
  if (!(place >= 0 && place <= 100)) throw new RangeError(`${value} is not between ${least} and ${most}.`)
  return Number(place.toFixed(2))
}
