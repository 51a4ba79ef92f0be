import { corridor, type MovedPeak, movedPeak, shareToMove } from '#content/day/counts/peak.ts'
import { claimNumber } from '#content/facts/claims.ts'
import type { Print } from './print.ts'

/** The share of delay that is left where the peak is lowered by as much as the company states at most. */
const rest = 1 - claimNumber('congestion') / 100

/** A flow after the peak that leaves hardly any room, in multiples of capacity. */
const fullAfter = 0.95

/** Numbers of the example corridor: its peak as it is, and with some of its trips moved. */
export function peakWords({ decimal, whole }: Print) {
  const today = movedPeak(0)
  const byQueue = shareToMove(({ waiting }) => waiting, rest)
  const byFormula = shareToMove(({ delay }) => delay, rest)
  const percent = (share: number, decimals: number) => decimal(share * 100, decimals)
  const against = (peak: MovedPeak, measure: 'delay' | 'waiting') => percent(peak[measure] / today[measure], 0)
  const row = <Key extends string>(key: Key, moved: number) => {
    const peak = movedPeak(moved)
    return {
      [`peak.${key}.flow`]: decimal(peak.flow, 3),
      [`peak.${key}.delay`]: decimal(peak.delay, 2),
      [`peak.${key}.delay.share`]: against(peak, 'delay'),
      [`peak.${key}.wait`]: decimal(peak.longestWait, 1),
      [`peak.${key}.waiting.share`]: against(peak, 'waiting'),
    } as Record<`peak.${Key}.${'flow' | 'delay' | 'delay.share' | 'wait' | 'waiting.share'}`, string>
  }
  return {
    'peak.flow': decimal(corridor.peak, 1),
    'peak.after': decimal(corridor.after, 1),
    'peak.travel': decimal(today.travel, 1),
    'peak.outlives': whole(today.outlives),
    /** Percent that one percent of moved trips takes off. */
    'peak.formula.gain': decimal((1 - rest) / byFormula, 1),
    'peak.queue.gain': decimal((1 - rest) / byQueue, 1),
    /** Percent of the peak's trips that fit into an hour after it that is nearly full. */
    'peak.full.after': decimal(fullAfter, 2),
    'peak.full.room': percent((1 - fullAfter) / corridor.peak, 1),
    ...row('none', 0),
    ...row('queue', byQueue),
    ...row('formula', byFormula),
    ...row('tenth', 0.1),
    /** Percent of the peak's trips whose move takes the stated share off, and one trip in how many that is. */
    'peak.queue.moved': percent(byQueue, 1),
    'peak.queue.in': whole(1 / byQueue),
    'peak.formula.moved': percent(byFormula, 1),
    'peak.formula.in': whole(1 / byFormula),
  }
}
