/** A length that is marked on a scale bar. The hot one is the stop that a summary would lose. */
export interface Mark {
  label: string
  metres: number
  hot?: boolean
}

/** One decade of the bar: from `top` metres at its upper end to a tenth of that at its lower. */
export interface Scale {
  length: string
  unit: string
  top: number
  marks: readonly Mark[]
}

/**
 * How far down its decade a length stands, in percent: 0 at `top`, 100 at a tenth of it.
 *
 * @throws {RangeError} for a length outside the decade, which would be drawn in another section.
 */
export function placeOnDecade(metres: number, top: number): number {
  const place = Math.log10(top / metres) * 100
  if (!(place >= 0 && place <= 100)) throw new RangeError(`${metres} m is not between ${top} m and a tenth of it.`)
  return place
}

/** Divisions of a decade, as on a printed scale bar: 10 to 5 to 2 to 1. */
export const divisions = [1, 0.5, 0.2, 0.1] as const
