/** The promise, in milliseconds (specification, section 9). */
export const budget = 100

export interface Spent {
  share: number
  /** Milliseconds spent before this stage, and after it. */
  from: number
  to: number
}

/**
 * Lays stages end to end.
 * @param shares milliseconds of each stage
 * @throws {RangeError} when they come to the budget or more: the promise is less than 100 ms
 */
export function spend(shares: readonly number[]): readonly Spent[] {
  let to = 0
  const stages = shares.map((share) => {
    const from = to
    to += share
    return { share, from, to }
  })
  if (to >= budget) throw new RangeError(`The stages come to ${to} ms. They must stay under ${budget} ms.`)
  return stages
}

/** A moment as '15:24:01.372'. */
export function stamp(time: string, milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${time}:${String(seconds).padStart(2, '0')}.${String(milliseconds % 1000).padStart(3, '0')}`
}
