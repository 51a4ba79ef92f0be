import { metres, type Point } from '#content/day/ground/sheet.ts'

/** The upper median of a list: of an even count, the greater of the two in the middle. */
export function median(values: readonly number[]): number {
  const ordered = [...values].sort((a, b) => a - b)
  return ordered[ordered.length >> 1] ?? Number.NaN
}

export interface Filtered<F extends Point> {
  readonly kept: readonly F[]
  readonly rejected: readonly F[]
}

/** Tuned on the one day, and the same for every other seed. */
export const spikes = { halfWindow: 3, metresFromMedian: 160, detour: 1.7, detourMetres: 100 } as const

/**
 * Rejects a fix that stands far from the median of the seven-fix window centred on it and that also forces a detour
 * there and back. A fix thrown for minutes on end looks like a visit and stays: no local filter sees through it.
 *
 * Source: the Hampel identifier (Hampel, J. Amer. Statist. Assoc. 69, 1974; Davies and Gather, ibid. 88, 1993), with a
 * fixed distance in place of the scaled median deviation, which is zero for a device at rest.
 */
export function rejectSpikes<F extends Point>(fixes: readonly F[]): Filtered<F> {
  const kept: F[] = []
  const rejected: F[] = []
  /** The detour first: few fixes force one, and computing the median of every window would take longest. */
  const isSpike = (fix: F, index: number): boolean => {
    const before = fixes[index - 1]
    const after = fixes[index + 1]
    if (before === undefined || after === undefined) return false
    if (metres(before, fix) + metres(fix, after) <= spikes.detour * metres(before, after) + spikes.detourMetres)
      return false
    const window = fixes.slice(Math.max(0, index - spikes.halfWindow), index + spikes.halfWindow + 1)
    const middle = { x: median(window.map((near) => near.x)), y: median(window.map((near) => near.y)) }
    return metres(fix, middle) > spikes.metresFromMedian
  }
  for (const [index, fix] of fixes.entries()) (isSpike(fix, index) ? rejected : kept).push(fix)
  return { kept, rejected }
}
