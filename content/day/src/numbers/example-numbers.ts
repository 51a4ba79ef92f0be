/*
 * Numbers that articles quote from their worked examples beside the simulated day: a corridor, tests that agree, a warning,
 * a recovery, latencies. Articles quote them as {{key}}, other texts by n('key'); numbers.ts joins all, and
 * `npm run results -w content/day` writes them to results/numbers.json.
 */

import { corridor, type PeakAfterMovedTrips, peakAfterMovedTrips, shareToMove } from '#day/counts/corridor.ts'
import { agreement, correlation, watch } from '#day/counts/dependence.ts'
import { fanOut, type Latencies, queryLatencies } from '#day/counts/fan-out.ts'
import { exponentialLeft, haiti, haitianLoss } from '#day/counts/recovery.ts'
import { convoy, hoursSaved, leastUsefulChance, reports } from '#day/counts/warning.ts'
import { prefixed } from '#day/numbers/prefixed.ts'
import { cardinal, decimal, whole } from '#day/numbers/printed.ts'

/** The reduction of delay that the company states at most, in percent. */
const stated = 20

/** The share of delay that is left where the peak is lowered by as much. */
const rest = 1 - stated / 100

/** A flow after the peak that leaves hardly any room, in multiples of capacity. */
const fullAfter = 0.95

/** Numbers of the example corridor: its peak as it is, and with some of its trips moved. */
export function corridorNumbers() {
  const today = peakAfterMovedTrips(0)
  const byQueue = shareToMove(({ waiting }) => waiting, rest)
  const byFormula = shareToMove(({ delay }) => delay, rest)
  const percent = (share: number, decimals: number) => decimal(share * 100, decimals, '%')
  const against = (peak: PeakAfterMovedTrips, measure: 'delay' | 'waiting') =>
    percent(peak[measure] / today[measure], 0)
  const row = <Key extends string>(key: Key, moved: number) => {
    const peak = peakAfterMovedTrips(moved)
    return prefixed(`peak.${key}`, {
      flow: decimal(peak.flow, 3),
      delay: decimal(peak.delay, 2, 'min'),
      'delay.share': against(peak, 'delay'),
      wait: decimal(peak.longestWait, 1, 'min'),
      'waiting.share': against(peak, 'waiting'),
    })
  }
  return {
    'peak.stated': whole(stated, '%'),
    'peak.flow': decimal(corridor.peak, 1),
    'peak.after': decimal(corridor.after, 1),
    'peak.travel': decimal(today.travel, 1, 'min'),
    'peak.outlives': whole(today.outlives, 'min'),
    /** Percent that one percent of moved trips takes off. */
    'peak.formula.gain': decimal((1 - rest) / byFormula, 1, '%'),
    'peak.queue.gain': decimal((1 - rest) / byQueue, 1, '%'),
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

/** Shares of the harmless who live as the hostile do, by the key of their row. */
const alike = { none: 0, few: 0.0001, some: 0.001, many: 0.005 } as const

/** Numbers of the example of three tests, alone and with a cause in common. */
export function dependenceNumbers() {
  const row = <Key extends keyof typeof alike>(key: Key) => {
    const { ratio, falseFound, share } = agreement(alike[key])
    return prefixed(`alike.${key}`, {
      of: whole(alike[key] * 100_000),
      correlation: decimal(correlation(alike[key]), 3),
      ratio: whole(ratio),
      false: falseFound < 10 ? decimal(falseFound, 1) : whole(falseFound),
      share: share < 0.1 ? decimal(share * 100, 1, '%') : whole(share * 100, '%'),
    })
  }
  const lost = agreement(alike.none).ratio / agreement(alike.some).ratio
  return {
    ...row('none'),
    ...row('few'),
    ...row('some'),
    ...row('many'),
    'alike.lost': whole(lost),
    /** One harmless fingerprint in how many sets off all three tests. */
    'alike.lone.ratio': whole(watch.caught / watch.flagged),
  }
}

/** What a warning is worth to the convoy of the example: by the report of the table, and by a poorer one. */
export function warningNumbers() {
  const [good, poor] = [1 / reports.good, 1 / reports.poor]
  return {
    'warning.chance.share': whole(convoy.chance * 100, '%'),
    'warning.good.in.word': cardinal(reports.good),
    'warning.poor.in.word': cardinal(reports.poor),
    'warning.table': decimal(hoursSaved(convoy.chance, good), 1, 'h'),
    'warning.poor.table': decimal(hoursSaved(convoy.chance, poor), 1, 'h'),
    'warning.good.least.share': whole(leastUsefulChance(good) * 100, '%'),
    'warning.good.most.share': whole((1 - leastUsefulChance(good)) * 100, '%'),
    'warning.poor.least.share': whole(leastUsefulChance(poor) * 100, '%'),
    'warning.poor.most.share': whole((1 - leastUsefulChance(poor)) * 100, '%'),
  }
}

/** The loss of a real event, from its published figures. */
export function lossNumbers() {
  const { early, late } = haitianLoss()
  return {
    'haiti.displaced.share': whole(haiti.displaced * 100, '%'),
    'haiti.present.share': whole((1 - haiti.displaced) * 100, '%'),
    /** What an exponential still lacks when the line with the same half-way point is done. */
    'haiti.left.share': decimal(exponentialLeft(2, 1) * haiti.displaced * 100, 1, '%'),
    'haiti.early.word': cardinal(haiti.halved[0], 'week'),
    'haiti.late.word': cardinal(haiti.halved[1], 'week'),
    'haiti.line.early': decimal(early.line, 1, 'd'),
    'haiti.line.late': decimal(late.line, 1, 'd'),
    'haiti.exponential.early': decimal(early.exponential, 1, 'd'),
    'haiti.exponential.late': decimal(late.exponential, 1, 'd'),
    'haiti.more.share': whole((early.exponential / early.line - 1) * 100, '%'),
  }
}

/** Latencies of the synthetic queries, in milliseconds. */
export function latencyNumbers() {
  const { one, all, hedged, hedgeAt } = queryLatencies()
  const row = <Key extends string>(key: Key, { p50, p95, p99 }: Latencies) =>
    prefixed(`query.${key}`, { 'p50.ms': whole(p50, 'ms'), 'p95.ms': whole(p95, 'ms'), 'p99.ms': whole(p99, 'ms') })
  return {
    'query.count': whole(fanOut.queries),
    'query.partitions': whole(fanOut.partitions),
    'query.hedge.ms': whole(hedgeAt, 'ms'),
    'query.hedge.more.share': decimal((hedged.reads - 1) * 100, 0, '%'),
    ...row('one', one),
    ...row('all', all),
    ...row('hedged', hedged),
  }
}
