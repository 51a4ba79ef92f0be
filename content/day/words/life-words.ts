import { exponentialLeft, haiti, haitianLoss } from '#content/day/counts/recovery.ts'
import { hundredDays, span } from '#content/day/readings/hundred-days.ts'
import { exploring } from '#content/day/track/returning.ts'
import type { Print } from './print.ts'

/** The measures of movement on a hundred days of one synthetic person. */
export function lifeWords({ cardinal, decimal, whole }: Print) {
  const {
    radius,
    entropy,
    radiusAfter,
    correlation,
    correlationInterval,
    regularity,
    motifs,
    types,
    restHomeward,
    places,
    trips,
  } = hundredDays()
  const percent = (share: number) => whole(share * 100)
  const spread = <Key extends string>(key: Key, of: typeof radius, decimals: number) =>
    Object.fromEntries(
      (['low', 'median', 'high', 'most'] as const).map((at) => [`life.${key}.${at}`, decimal(of[at], decimals)]),
    ) as Record<`life.${Key}.${'low' | 'median' | 'high' | 'most'}`, string>
  const once = motifs.filter((days) => days === 1).length
  return {
    'life.days': whole(span.days),
    'life.places': whole(places),
    'life.rho': decimal(exploring.rho, 1),
    'life.gamma': decimal(exploring.gamma, 2),
    'life.trips': whole(trips),
    ...spread('radius', radius, 2),
    ...spread('entropy', entropy, 2),
    'life.radius.week': decimal(radiusAfter.week, 2),
    'life.radius.month': decimal(radiusAfter.month, 2),
    'life.radius.all': decimal(radiusAfter.all, 2),
    'life.correlation': decimal(correlation, 2),
    'life.correlation.least': decimal(correlationInterval.least, 2),
    'life.correlation.most': decimal(correlationInterval.most, 2),
    'life.regularity.share': percent(regularity),
    'life.motifs.word': cardinal(motifs.length),
    'life.motifs.first.share': percent(motifs.slice(0, 4).reduce((sum, days) => sum + days, 0) / span.days),
    'life.motifs.once.word': cardinal(once),
    'life.long.share': percent(types.long),
    'life.exploratory.share': percent(types.exploratory),
    'life.routine.share': percent(types.routine),
    'life.short.share': percent(types.short),
    'life.rest.share': percent(types.rest),
    'life.rest.homeward.share': percent(restHomeward),
  }
}

/** The loss of a real event, from its published figures. */
export function lossWords({ cardinal, decimal, whole }: Print) {
  const { early, late } = haitianLoss()
  return {
    'haiti.displaced.share': whole(haiti.displaced * 100),
    'haiti.present.share': whole((1 - haiti.displaced) * 100),
    /** What an exponential still lacks when the line with the same half-way point is done. */
    'haiti.left.share': decimal(exponentialLeft(2, 1) * haiti.displaced * 100, 1),
    'haiti.early.word': cardinal(haiti.halved[0]),
    'haiti.late.word': cardinal(haiti.halved[1]),
    'haiti.line.early': decimal(early.line, 1),
    'haiti.line.late': decimal(late.line, 1),
    'haiti.exponential.early': decimal(early.exponential, 1),
    'haiti.exponential.late': decimal(late.exponential, 1),
    'haiti.more.share': whole((early.exponential / early.line - 1) * 100),
  }
}
