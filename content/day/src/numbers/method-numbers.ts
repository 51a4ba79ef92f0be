import { agreement, correlation, watch } from '#day/counts/dependence.ts'
import { fanOut, type Latencies, queryLatencies } from '#day/counts/fan-out.ts'
import { bandWidth } from '#day/counts/usual.ts'
import { convoy, hoursSaved, leastUsefulChance, reports } from '#day/counts/warning.ts'
import { entropyOf } from '#day/day.ts'
import { bridgeClosure, closure, pastDays } from '#day/experiments/bridge-closure.ts'
import { calibration, type FixQuality } from '#day/experiments/calibration.ts'
import { afternoonVisit, hourly } from '#day/experiments/fence-visit.ts'
import { type CallBin, call, type ForecastRecord, forecastRecords } from '#day/experiments/forecast-record.ts'
import { noisyDrive, rootMeanSquare, speedAtHalt, streetError } from '#day/experiments/noisy-drive.ts'
import { packing, plainBits, ratioWithLate } from '#day/experiments/packing.ts'
import { lookBack, panoramaView } from '#day/experiments/panorama.ts'
import { week } from '#day/experiments/week.ts'
import { distance, sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { prefixed } from '#day/numbers/prefixed.ts'
import { cardinal, clockTime, decimal, text, whole } from '#day/numbers/printed.ts'
import { mesh, meshPlan } from '#day/radio/ranging-mesh.ts'
import { plot } from '#day/radio/trilateration.ts'
import { mean } from '#day/sums.ts'
import type { PrintedNumber } from '../../format.ts'

function driveNumbers() {
  const { truth, fixes, filtered, smoothed, halt } = noisyDrive()
  const seconds = (item(fixes, 1).t - item(fixes, 0).t) * 60
  return {
    'leg.error': whole(streetError),
    'leg.fixes': whole(fixes.length),
    'leg.seconds.word': cardinal(Math.round(seconds)),
    'leg.claimed.error': decimal(rootMeanSquare(fixes, truth), 0),
    'leg.filtered.error': decimal(rootMeanSquare(filtered, truth), 0),
    'leg.smoothed.error': decimal(rootMeanSquare(smoothed, truth), 0),
    'leg.halt.word': cardinal(Math.round(item(truth, halt[1]).t - item(truth, halt[0]).t)),
    'leg.halt.claimed': decimal(speedAtHalt(fixes, halt), 0),
    'leg.halt.smoothed': decimal(speedAtHalt(smoothed, halt), 0),
  }
}

function closureNumbers() {
  const { slots, total, usualTotal } = bridgeClosure()
  const unusual = slots.filter(({ isUnusual }) => isUnusual)
  const most = unusual.reduce((one, other) => (other.count > one.count ? other : one))
  return {
    'held.days': whole(pastDays),
    'held.from': clockTime(closure.from * 60),
    'held.to': clockTime(closure.to * 60),
    'held.total': whole(total),
    'held.total.usual': whole(usualTotal.median),
    'held.unusual.word': cardinal(unusual.length),
    'held.most': whole(most.count),
    'held.most.usual': decimal(most.usual.median, 1),
    'held.width': decimal(bandWidth, 1),
  }
}

function fenceNumbers() {
  const { enters, leaves, dwell } = afternoonVisit()
  const [before, after] = [item(hourly(), 0), item(hourly(), 1)]
  return {
    'fence.enters': clockTime(enters.t),
    'fence.leaves': clockTime(leaves.t),
    'fence.dwell': decimal(dwell, 0),
    'fence.before': clockTime(Math.round(before.t)),
    'fence.after': clockTime(Math.round(after.t)),
  }
}

function meshNumbers() {
  const { ranges, errors, found, ambiguous, points } = mesh()
  const { node, mirror, silent } = item(ambiguous, 0)
  return {
    'mesh.nodes.word': cardinal(points.length),
    'mesh.known.word': cardinal(meshPlan.anchors),
    'mesh.found.word': cardinal(found.length),
    'mesh.ranges': whole(ranges.length),
    'mesh.ranges.error': decimal(meshPlan.error / plot.unitsPerMetre, 1),
    'mesh.error': decimal(mean(errors) / plot.unitsPerMetre, 1),
    'mesh.ambiguous.node': whole(node + 1),
    'mesh.ambiguous.away': decimal(distance(item(points, node), mirror) / plot.unitsPerMetre, 0),
    'mesh.ambiguous.silent.word': cardinal(silent),
  }
}

function weekNumbers() {
  const days = week()
  const bits = days.map(({ entropy }) => entropy)
  const dull = days.find(({ shortest }) => shortest) ?? item(days, 0)
  const minutes = dull.shortest?.minutes ?? Number.NaN
  const rest = dull.places.filter(({ id }) => id !== dull.shortest?.place)
  return {
    'week.days.word': cardinal(days.length),
    'week.least': decimal(Math.min(...bits), 2),
    'week.most': decimal(Math.max(...bits), 2),
    'week.short.seed': whole(dull.seed),
    'week.short.minutes': whole(minutes),
    'week.short.loss': decimal(dull.entropy - entropyOf(rest), 2),
  }
}

/** Numbers of the figures that each show one method: smoothing, band, fence, mesh, panorama, week. */
export function methodNumbers() {
  const stop = lookBack()
  return {
    ...driveNumbers(),
    ...closureNumbers(),
    ...fenceNumbers(),
    ...meshNumbers(),
    ...weekNumbers(),
    'view.place': text(stop.name),
    'view.km': decimal(stop.away / 1000, 1),
    'view.off': decimal(((panoramaView.x - sheet.width) * sheet.metresPerUnit) / 1000, 1),
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
      share: share < 0.1 ? decimal(share * 100, 1) : whole(share * 100),
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
    'warning.chance.share': whole(convoy.chance * 100),
    'warning.good.in.word': cardinal(reports.good),
    'warning.poor.in.word': cardinal(reports.poor),
    'warning.table': decimal(hoursSaved(convoy.chance, good), 1),
    'warning.poor.table': decimal(hoursSaved(convoy.chance, poor), 1),
    'warning.good.least.share': whole(leastUsefulChance(good) * 100),
    'warning.good.most.share': whole((1 - leastUsefulChance(good)) * 100),
    'warning.poor.least.share': whole(leastUsefulChance(poor) * 100),
    'warning.poor.most.share': whole((1 - leastUsefulChance(poor)) * 100),
  }
}

/** The day's fixes packed: parts in bits, and how many times smaller they are. */
export function packingNumbers() {
  const { whole: all, widths, toTheMetre, clean, bySize } = packing()
  const rest = all.records - 1
  const each = (bits: number) => decimal(bits / rest, 1)
  const ratios = Object.fromEntries(
    bySize.map(({ size, ratio }) => [`pack.${size}.ratio`, decimal(ratio, 1)]),
  ) as Record<`pack.${(typeof bySize)[number]['size']}.ratio`, PrintedNumber>
  return {
    'pack.rest': whole(rest),
    'pack.first': whole(all.first),
    'pack.times': whole(all.times),
    'pack.times.each': each(all.times),
    'pack.steps': whole(all.steps),
    'pack.steps.each': each(all.steps),
    'pack.accuracy': whole(all.accuracy),
    'pack.all': whole(all.total),
    'pack.all.each': decimal(all.total / all.records, 1),
    'pack.plain': whole(all.records * plainBits),
    'pack.ratio': decimal(all.ratio, 1),
    'pack.narrow': whole(widths.narrow),
    'pack.wide': whole(widths.wide),
    /** Metres to which a step of the narrow width reaches, in tenths of a metre and signed. */
    'pack.narrow.metres': decimal((2 ** (widths.narrow - 1) - 1) / 10, 1),
    'pack.metre.ratio': decimal(toTheMetre.ratio, 1),
    'pack.clean.ratio': decimal(clean.ratio, 1),
    'pack.late.one.ratio': decimal(ratioWithLate(0.01), 1),
    ...ratios,
  }
}

/** The scored record of calls about the synthetic cell, early and late in the morning. */
export function recordNumbers() {
  const { early, late } = forecastRecords()
  const bin = <Name extends string>(name: Name, { calls, happened }: CallBin) =>
    prefixed(name, { calls: whole(calls), true: whole(happened) })
  const row = <Hour extends 'early' | 'late'>(hour: Hour, record: ForecastRecord) =>
    prefixed(`record.${hour}`, {
      ...bin('lowest', item(record.bins, 0)),
      ...bin('low', item(record.bins, 1)),
      ...bin('middle', item(record.bins, 2)),
      ...bin('high', item(record.bins, 3)),
      at: clockTime(call[hour] * 60),
      score: decimal(record.score, 4),
      hard: decimal(record.hardScore, 4),
      'skill.share': whole(Math.abs(record.skill) * 100),
      'worst.share': whole(-record.skillInterval.least * 100),
      'best.share': whole(record.skillInterval.most * 100),
    })
  return {
    'record.calls': whole(call.days),
    'record.of': clockTime(call.of * 60),
    'record.happened': whole(early.happened),
    'record.rate': decimal(early.rateScore, 4),
    'record.base.passed': whole(early.rate * call.learning),
    'record.base.days': whole(call.learning),
    ...row('early', early),
    ...row('late', late),
  }
}

/** Latencies of the synthetic queries, in milliseconds. */
export function latencyNumbers() {
  const { one, all, hedged, hedgeAt } = queryLatencies()
  const row = <Key extends string>(key: Key, { p50, p95, p99 }: Latencies) =>
    prefixed(`query.${key}`, { 'p50.ms': whole(p50), 'p95.ms': whole(p95), 'p99.ms': whole(p99) })
  return {
    'query.count': whole(fanOut.queries),
    'query.partitions': whole(fanOut.partitions),
    'query.hedge.ms': whole(hedgeAt),
    'query.hedge.more.share': decimal((hedged.reads - 1) * 100, 0),
    ...row('one', one),
    ...row('all', all),
    ...row('hedged', hedged),
  }
}

/** The survey of the synthetic plot, and its fix taken many times. */
export function calibrationNumbers() {
  const { places, fixes, model, right, wrong, wrongExponent } = calibration()
  const row = <Key extends string>(key: Key, quality: FixQuality) =>
    prefixed(`fixes.${key}`, {
      median: whole(quality.median),
      p95: whole(quality.p95),
      'covered.share': whole(quality.covered * 100),
      misfit: decimal(quality.misfit, 1),
      axis: whole(quality.axis),
    })
  return {
    'survey.places.word': cardinal(places),
    'survey.readings': whole(model.readings),
    'survey.exponent': decimal(model.exponent, 2),
    'survey.exponent.error': decimal(model.exponentError, 2),
    'survey.sigma': decimal(model.sigma, 1),
    'fixes.count': whole(fixes),
    'fixes.wrong.exponent': decimal(wrongExponent, 1),
    ...row('right', right),
    ...row('wrong', wrong),
  }
}
