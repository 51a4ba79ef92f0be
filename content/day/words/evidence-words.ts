import { agreement, correlation, watch } from '#content/day/counts/dependence.ts'
import { type CallBin, call, type ForecastRecord, forecastRecords } from '#content/day/readings/forecast-record.ts'
import type { Print } from './print.ts'

/** Shares of the harmless who live as the hostile do, by the key of their row. */
const alike = { none: 0, few: 0.0001, some: 0.001, many: 0.005 } as const

/** Numbers of the example of three tests, alone and with a cause in common. */
export function dependenceWords({ decimal, whole }: Print) {
  const row = <Key extends keyof typeof alike>(key: Key) => {
    const { ratio, falseFound, share } = agreement(alike[key])
    return {
      [`alike.${key}.of`]: whole(alike[key] * 100_000),
      [`alike.${key}.correlation`]: decimal(correlation(alike[key]), 3),
      [`alike.${key}.ratio`]: whole(ratio),
      [`alike.${key}.false`]: falseFound < 10 ? decimal(falseFound, 1) : whole(falseFound),
      [`alike.${key}.share`]: share < 0.1 ? decimal(share * 100, 1) : whole(share * 100),
    } as Record<`alike.${Key}.${'of' | 'correlation' | 'ratio' | 'false' | 'share'}`, string>
  }
  const lost = agreement(alike.none).ratio / agreement(alike.some).ratio
  return {
    ...row('none'),
    ...row('few'),
    ...row('some'),
    ...row('many'),
    'alike.lost': whole(lost),
    /** One harmless fingerprint in how many sets off all three tests. */
    'alike.some.in': whole((watch.fingerprints - watch.hostile) / agreement(alike.some).falseFound),
    'alike.lone.ratio': whole(watch.caught / watch.flagged),
  }
}

const bins = ['lowest', 'low', 'middle', 'high'] as const

/** The scored record of calls about the synthetic cell, early and late in the morning. */
export function recordWords({ clockTime, decimal, whole }: Print) {
  const { early, late } = forecastRecords()
  const row = <Hour extends 'early' | 'late'>(hour: Hour, record: ForecastRecord) => {
    const cells = record.bins.flatMap(({ calls, happened }: CallBin, index) => [
      [`record.${hour}.${bins[index] ?? ''}.calls`, whole(calls)],
      [`record.${hour}.${bins[index] ?? ''}.true`, whole(happened)],
    ])
    return {
      ...(Object.fromEntries(cells) as Record<`record.${Hour}.${(typeof bins)[number]}.${'calls' | 'true'}`, string>),
      [`record.${hour}.at`]: clockTime(call[hour] * 60),
      [`record.${hour}.score`]: decimal(record.score, 3),
      [`record.${hour}.hard`]: decimal(record.hardScore, 3),
      [`record.${hour}.skill.share`]: whole(Math.abs(record.skill) * 100),
      [`record.${hour}.worst.share`]: whole(-record.skillInterval.least * 100),
      [`record.${hour}.best.share`]: whole(record.skillInterval.most * 100),
    } as Record<
      | `record.${Hour}.${(typeof bins)[number]}.${'calls' | 'true'}`
      | `record.${Hour}.${'at' | 'score' | 'hard' | 'skill.share' | 'worst.share' | 'best.share'}`,
      string
    >
  }
  return {
    'record.calls': whole(call.days),
    'record.of': clockTime(call.of * 60),
    'record.happened': whole(early.happened),
    'record.rate': decimal(early.rateScore, 3),
    'record.base.passed': whole(early.rate * call.learning),
    'record.base.days': whole(call.learning),
    ...row('early', early),
    ...row('late', late),
  }
}
