import { day, daySeed, entropyOf } from '#day/day.ts'
import { afternoonVisit, hourly } from '#day/experiments/fence-visit.ts'
import { hundredDays, span } from '#day/experiments/hundred-days.ts'
import { journeyWatch, judgedWatch } from '#day/experiments/journey-watch.ts'
import { shortStay } from '#day/experiments/moments.ts'
import { noisyDrive, rootMeanSquare, speedAtHalt, streetError } from '#day/experiments/noisy-drive.ts'
import { comparedDetectors } from '#day/experiments/other-days.ts'
import { packing, plainBits, ratioWithLate } from '#day/experiments/packing.ts'
import { lookBack, panoramaView } from '#day/experiments/panorama.ts'
import { week } from '#day/experiments/week.ts'
import { metres, sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { prefixed } from '#day/numbers/prefixed.ts'
import { cardinal, clockTime, decimal, duration, listed, spelled, text, whole } from '#day/numbers/printed.ts'
import { median } from '#day/sums.ts'
import { spikes } from '#day/track/filter.ts'
import { denseCount } from '#day/track/published-detectors.ts'
import { exploring } from '#day/track/returning.ts'
import { longestGap, radiusOfGyration, stayParameters, sweepDistances, sweepDurations } from '#day/track/staypoints.ts'
import { itinerary, receiver } from '#day/track/track.ts'
import type { PrintedNumber, Unit } from '../../format.ts'

/** Numbers of the one track: fixes, stays, places, trips, entropy, the short stop, the plateau. */
export function trackNumbers() {
  const kilometres = (units: number) => decimal((units * sheet.metresPerUnit) / 1000, 0, 'km')
  const today = day()
  const { stays, places, short, trips, centreErrors, fixes, rejected } = today
  const { at: shortAt, stop } = shortStay()
  const truth = item(itinerary.visits, shortAt)
  const shortFixes = today.kept.slice(stop.from, stop.to)
  const outside = shortFixes.filter((fix) => fix.t < truth.arrive || fix.t >= truth.leave).length
  const others = stays.filter((stay) => stay !== stop).map((stay) => stay.envelope)
  const rest = places.filter((place) => place !== short)
  /** An hour more at lunch is an hour less at home: the day keeps its length. */
  const lunchHour: Readonly<Record<number, number>> = { 1: -60, 4: 60 }
  const longerLunch = places.map((place) => ({ ...place, minutes: place.minutes + (lunchHour[place.id] ?? 0) }))
  const before = item(trips, shortAt - 1)
  const after = item(trips, shortAt)
  const chainKm = before.km + after.km
  const chainMinutes = after.arrive - before.depart
  const moving = 1440 - today.restMinutes
  const sweptStays = today.sweep.flatMap((row) => row.found.map((pair) => pair.stays))
  const sweptAt = (duration: number) =>
    today.sweep
      .find((row) => row.duration === duration)
      ?.found.find(({ distance }) => distance === stayParameters.distance)?.stays ?? Number.NaN
  return {
    'day.seed': text(String(daySeed)),
    'day.sheet.width': kilometres(sheet.width),
    'day.sheet.height': kilometres(sheet.height),
    'day.fixes': whole(fixes.length),
    'day.rejected': whole(rejected.length),
    'day.rejected.word': cardinal(rejected.length),
    'day.thrown.word': cardinal(fixes.filter((fix) => fix.thrown).length),
    'day.rejected.true.word': cardinal(rejected.filter((fix) => fix.thrown).length),
    'day.dropped.share': decimal(receiver.dropped * 100, 0, '%'),
    'day.thrown.share': decimal(receiver.thrown * 100, 1, '%'),
    'day.thrown.least': whole(receiver.throwLeast * sheet.metresPerUnit, 'm'),
    'day.thrown.most': whole((receiver.throwLeast + receiver.throwRange) * sheet.metresPerUnit, 'm'),
    'day.noise': decimal(receiver.noise * sheet.metresPerUnit, 0, 'm'),
    'day.noise.home': decimal(receiver.noiseAtHome * sheet.metresPerUnit, 0, 'm'),
    'day.filter.window.word': cardinal(spikes.halfWindow * 2 + 1),
    'day.filter.metres': whole(spikes.metresFromMedian, 'm'),
    'day.stays': whole(stays.length),
    'day.stays.word': cardinal(stays.length),
    'day.places': whole(places.length),
    'day.places.word': cardinal(places.length),
    'day.trips': whole(trips.length),
    'day.trips.word': cardinal(trips.length),
    'day.bridges.word': cardinal(today.bridges.length),
    'day.rest': duration(today.restMinutes),
    'day.rest.minutes': whole(today.restMinutes, 'min'),
    'day.moving': duration(moving),
    'day.moving.minutes': whole(moving, 'min'),
    'day.minutes': whole(1440, 'min'),
    'day.base.place': text(`S${item(today.cairn.stones, 0).id}`),
    'day.base': duration(item(today.cairn.stones, 0).minutes),
    'day.short.place': text(`S${short.id}`),
    'day.short.minutes': whole(short.minutes, 'min'),
    'day.short.minutes.word': spelled(short.minutes, 'min'),
    'day.short.arrive': clockTime(stop.arrive),
    'day.short.leave': clockTime(stop.leave),
    'day.short.before.place': text(`S${before.from}`),
    'day.short.before.leave': clockTime(before.depart),
    'day.short.after.place': text(`S${after.to}`),
    'day.short.km': decimal(metres(short, item(places, 0)) / 1000, 1, 'km'),
    'day.short.envelope': decimal(stop.envelope, 0, 'm'),
    'day.short.fixes': whole(shortFixes.length),
    'day.short.fixes.outside.word': cardinal(outside),
    'day.envelope.least': decimal(Math.min(...others), 0, 'm'),
    'day.envelope.most': decimal(Math.max(...others), 0, 'm'),
    'day.short.alert': clockTime(stop.arrive + stayParameters.duration),
    'day.short.alert.after.word': cardinal(stayParameters.duration, 'min'),
    'day.chain.minutes': whole(chainMinutes, 'min'),
    'day.chain.km': decimal(chainKm, 2, 'km'),
    'day.chain.kmh': decimal(chainKm / (chainMinutes / 60), 0, 'km/h'),
    'day.chain.moving.kmh': decimal(chainKm / ((chainMinutes - short.minutes) / 60), 1, 'km/h'),
    'day.entropy': decimal(today.entropy, 2, 'bit'),
    'day.entropy.full': decimal(today.entropy, 4, 'bit'),
    'day.entropy.max': decimal(Math.log2(places.length), 0, 'bit'),
    'day.entropy.without': decimal(entropyOf(rest), 2, 'bit'),
    'day.entropy.loss': decimal(today.entropy - entropyOf(rest), 2, 'bit'),
    'day.entropy.lunch': decimal(entropyOf(longerLunch) - today.entropy, 2, 'bit'),
    'day.rest.without': whole(today.restMinutes - short.minutes, 'min'),
    'day.gyration': decimal(today.gyration, 1, 'km'),
    'day.gyration.full': decimal(today.gyration, 4, 'km'),
    'day.gyration.without': decimal(radiusOfGyration(rest), 4, 'km'),
    'day.gyration.loss': decimal(today.gyration - radiusOfGyration(rest), 4, 'km'),
    'day.gyration.loss.metres': decimal((today.gyration - radiusOfGyration(rest)) * 1000, 0, 'm'),
    'day.centre.median': decimal(median(centreErrors), 0, 'm'),
    'day.centre.worst': decimal(Math.max(...centreErrors), 0, 'm'),
    'day.D': whole(stayParameters.distance, 'm'),
    'day.T': whole(stayParameters.duration, 'min'),
    'day.gap': whole(longestGap, 'min'),
    'day.gap.word': cardinal(longestGap, 'min'),
    'day.holds.word': listed(
      itinerary.holds.map(({ minutes }) => minutes).toSorted((a, b) => a - b),
      'min',
    ),
    'day.plateau.count': whole(sweptStays.filter((found) => found === stays.length).length),
    'day.plateau.runs': whole(sweepDistances.length * sweepDurations.length),
    'day.plateau.T15.word': cardinal(sweptAt(15)),
  }
}

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

/** Numbers of the drive that a poor receiver followed, and of its smoothing. */
export function driveNumbers() {
  const { truth, fixes, filtered, smoothed, halt } = noisyDrive()
  const seconds = (item(fixes, 1).t - item(fixes, 0).t) * 60
  return {
    'leg.error': whole(streetError, 'm'),
    'leg.fixes': whole(fixes.length),
    'leg.seconds.word': cardinal(Math.round(seconds), 's'),
    'leg.claimed.error': decimal(rootMeanSquare(fixes, truth), 0, 'm'),
    'leg.filtered.error': decimal(rootMeanSquare(filtered, truth), 0, 'm'),
    'leg.smoothed.error': decimal(rootMeanSquare(smoothed, truth), 0, 'm'),
    'leg.halt.word': cardinal(Math.round(item(truth, halt[1]).t - item(truth, halt[0]).t), 'min'),
    'leg.halt.claimed': decimal(speedAtHalt(fixes, halt), 0, 'km/h'),
    'leg.halt.smoothed': decimal(speedAtHalt(smoothed, halt), 0, 'km/h'),
  }
}

/** Numbers of the visit to the geofence. */
export function fenceNumbers() {
  const { enters, leaves, dwell } = afternoonVisit()
  const [before, after] = [item(hourly(), 0), item(hourly(), 1)]
  return {
    'fence.enters': clockTime(enters.t),
    'fence.leaves': clockTime(leaves.t),
    'fence.dwell': decimal(dwell, 0, 'min'),
    'fence.before': clockTime(Math.round(before.t)),
    'fence.after': clockTime(Math.round(after.t)),
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

/** Numbers of the panorama from beside the map. */
export function panoramaNumbers() {
  const stop = lookBack()
  return {
    'view.place': text(stop.name),
    'view.km': decimal(stop.away / 1000, 1, 'km'),
    'view.off': decimal(((panoramaView.x - sheet.width) * sheet.metresPerUnit) / 1000, 1, 'km'),
  }
}

/** The day's fixes packed: parts in bits, and how many times smaller they are. */
export function packingNumbers() {
  const { whole: all, widths, toTheMetre, clean, bySize } = packing()
  const rest = all.records - 1
  const each = (bits: number) => decimal(bits / rest, 1, 'bit')
  const ratios = Object.fromEntries(
    bySize.map(({ size, ratio }) => [`pack.${size}.ratio`, decimal(ratio, 1)]),
  ) as Record<`pack.${(typeof bySize)[number]['size']}.ratio`, PrintedNumber>
  return {
    'pack.rest': whole(rest),
    'pack.first': whole(all.first, 'bit'),
    'pack.times': whole(all.times, 'bit'),
    'pack.times.each': each(all.times),
    'pack.steps': whole(all.steps, 'bit'),
    'pack.steps.each': each(all.steps),
    'pack.accuracy': whole(all.accuracy, 'bit'),
    'pack.all': whole(all.total, 'bit'),
    'pack.all.each': decimal(all.total / all.records, 1, 'bit'),
    'pack.plain': whole(all.records * plainBits, 'bit'),
    'pack.ratio': decimal(all.ratio, 1),
    'pack.narrow': whole(widths.narrow, 'bit'),
    'pack.wide': whole(widths.wide, 'bit'),
    /** Metres to which a step of the narrow width reaches, in tenths of a metre and signed. */
    'pack.narrow.metres': decimal((2 ** (widths.narrow - 1) - 1) / 10, 1, 'm'),
    'pack.metre.ratio': decimal(toTheMetre.ratio, 1),
    'pack.clean.ratio': decimal(clean.ratio, 1),
    'pack.late.one.ratio': decimal(ratioWithLate(0.01), 1),
    ...ratios,
  }
}
