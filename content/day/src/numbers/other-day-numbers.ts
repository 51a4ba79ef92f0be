/*
 * Numbers that sentences of the site quote on other simulated days than the one day: a hundred days, a week, the watch over
 * travellers, detectors. Articles quote them as {{key}}, other texts by n('key'); numbers.ts joins all, and
 * `npm run results -w content/day` writes them to results/numbers.json.
 */

import { day, entropyOf } from '#day/day.ts'
import { hundredDays, span } from '#day/experiments/hundred-days.ts'
import { journeyWatch, judgedWatch } from '#day/experiments/journey-watch.ts'
import { comparedDetectors } from '#day/experiments/other-days.ts'
import { week } from '#day/experiments/week.ts'
import { item } from '#day/item.ts'
import { prefixed } from '#day/numbers/prefixed.ts'
import { cardinal, decimal, whole } from '#day/numbers/printed.ts'
import { denseCount } from '#day/track/published-detectors.ts'
import { exploring } from '#day/track/returning.ts'
import type { PrintedNumber, Unit } from '../../format.ts'

/** The measures of movement on a hundred days of one synthetic person. */
export function hundredDaysNumbers() {
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
  const percent = (share: number) => whole(share * 100, '%')
  const spread = <Key extends string>(key: Key, unit: Unit, { low, median: middle, high, most }: typeof radius) =>
    prefixed(`life.${key}`, {
      low: decimal(low, 2, unit),
      median: decimal(middle, 2, unit),
      high: decimal(high, 2, unit),
      most: decimal(most, 2, unit),
    })
  const once = motifs.filter((days) => days === 1).length
  return {
    'life.days': whole(span.days),
    'life.places': whole(places),
    'life.rho': decimal(exploring.rho, 1),
    'life.gamma': decimal(exploring.gamma, 2),
    'life.trips': whole(trips),
    ...spread('radius', 'km', radius),
    ...spread('entropy', 'bit', entropy),
    'life.radius.week': decimal(radiusAfter.week, 2, 'km'),
    'life.radius.month': decimal(radiusAfter.month, 2, 'km'),
    'life.radius.all': decimal(radiusAfter.all, 2, 'km'),
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

/** The site's own detector beside published ones, on the one day and on twelve others. */
export function detectorNumbers() {
  const { anchor, roaming, dense, own } = comparedDetectors()
  const row = <Key extends string>(key: Key, { stays, shortMinutes, right, elsewhere }: typeof own) =>
    prefixed(`detector.${key}`, {
      stays: whole(stays),
      'short.minutes': whole(shortMinutes, 'min'),
      right: whole(right),
      missed: whole(elsewhere.missed),
      'missed.word': cardinal(elsewhere.missed),
      false: whole(elsewhere.false),
      'false.word': cardinal(elsewhere.false),
    })
  return {
    ...row('anchor', anchor),
    ...row('roaming', roaming),
    ...row('dense', dense),
    ...row('own', own),
    'detector.visits': whole(own.elsewhere.visits),
    'detector.dense.least.word': cardinal(denseCount),
  }
}

/** People whom one duty officer watches. */
const travellers = 30

/** Numbers of the worked case of the article on uses. */
export function watchNumbers() {
  const { days, journeys, halts, watches } = journeyWatch()
  const later = judgedWatch()
  const calls = (alarms: number, on: number) => whole((alarms / on) * travellers, '1/d')
  const watchRows = Object.fromEntries(
    watches.flatMap(({ patience, alarms }) => [
      [`watch.${patience}.alarms`, whole(alarms)],
      [`watch.${patience}.share`, whole((alarms / journeys) * 100, '%')],
      [`watch.${patience}.left`, whole(day().short.minutes - patience, 'min')],
      [`watch.${patience}.calls`, calls(alarms, days)],
    ]),
  ) as Record<`watch.${(typeof watches)[number]['patience']}.${'alarms' | 'share' | 'left' | 'calls'}`, PrintedNumber>
  return {
    'watch.days': whole(days),
    'watch.journeys': whole(journeys),
    'watch.halts': whole(halts),
    'watch.travellers': whole(travellers),
    'watch.later.days': whole(later.days),
    'watch.later.expected': whole(later.expected),
    'watch.later.margin': whole(later.margin),
    'watch.later.alarms': whole(later.alarms),
    'watch.later.calls': calls(later.alarms, later.days),
    'watch.later.least.calls': calls(later.expected - later.margin, later.days),
    'watch.later.most.calls': calls(later.expected + later.margin, later.days),
    ...watchRows,
  }
}

/** Numbers of seven other days. */
export function weekNumbers() {
  const days = week()
  const bits = days.map(({ entropy }) => entropy)
  const dull = days.find(({ shortest }) => shortest) ?? item(days, 0)
  const minutes = dull.shortest?.minutes ?? Number.NaN
  const rest = dull.places.filter(({ id }) => id !== dull.shortest?.place)
  return {
    'week.days.word': cardinal(days.length),
    'week.least': decimal(Math.min(...bits), 2, 'bit'),
    'week.most': decimal(Math.max(...bits), 2, 'bit'),
    'week.short.seed': whole(dull.seed),
    'week.short.minutes': whole(minutes, 'min'),
    'week.short.loss': decimal(dull.entropy - entropyOf(rest), 2, 'bit'),
  }
}
