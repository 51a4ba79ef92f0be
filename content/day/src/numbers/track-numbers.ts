/*
 * Numbers that sentences of the site quote on the simulated day's fixes, stays and trips, its shortest stay, its fence, one
 * drive, packing and panorama. Articles quote them as {{key}}, other texts by n('key'); numbers.ts joins all, and
 * `npm run results -w content/day` writes them to results/numbers.json.
 */

import { day, daySeed, entropyOf } from '#day/day.ts'
import { afternoonVisit, hourly } from '#day/experiments/fence-visit.ts'
import { shortStay } from '#day/experiments/moments.ts'
import { manyDrives, noisyDrive, rootMeanSquare, speedAtHalt, streetError } from '#day/experiments/noisy-drive.ts'
import { rightPairs } from '#day/experiments/other-days.ts'
import { packing, plainBits, ratioWithLate } from '#day/experiments/packing.ts'
import { lookBack, panoramaView } from '#day/experiments/panorama.ts'
import { metres, sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { cardinal, clockTime, decimal, duration, listed, spelled, text, whole } from '#day/numbers/printed.ts'
import { median } from '#day/sums.ts'
import { spikes } from '#day/track/filter.ts'
import { receiver } from '#day/track/fixes.ts'
import { itinerary } from '#day/track/itinerary.ts'
import { longestGap, radiusOfGyration, stayParameters, sweepDistances, sweepDurations } from '#day/track/staypoints.ts'
import type { PrintedNumber } from '../../format.ts'

/** Numbers of the one track: fixes, stays, places, trips, entropy, the shortest stay, the plateau. */
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
    'day.plateau.right': whole(rightPairs()),
    'day.plateau.runs': whole(sweepDistances.length * sweepDurations.length),
    'day.plateau.T15.word': cardinal(sweptAt(15)),
  }
}

/** Numbers of the drive that a poor receiver followed, and of its smoothing. */
export function driveNumbers() {
  const { truth, fixes, filtered, smoothed, halt } = noisyDrive()
  const many = manyDrives()
  const seconds = (item(fixes, 1).t - item(fixes, 0).t) * 60
  return {
    'leg.error': whole(streetError, 'm'),
    'leg.fixes': whole(fixes.length),
    'leg.seconds.word': cardinal(Math.round(seconds), 's'),
    'leg.claimed.error': decimal(rootMeanSquare(fixes, truth), 0, 'm'),
    'leg.filtered.error': decimal(rootMeanSquare(filtered, truth), 0, 'm'),
    'leg.smoothed.error': decimal(rootMeanSquare(smoothed, truth), 0, 'm'),
    'leg.many': whole(many.count),
    'leg.many.correlation': decimal(many.correlation, 1),
    'leg.independent.fixes.error': decimal(many.independent.fixes, 0, 'm'),
    'leg.independent.filtered.error': decimal(many.independent.filtered, 0, 'm'),
    'leg.independent.smoothed.error': decimal(many.independent.smoothed, 0, 'm'),
    'leg.correlated.fixes.error': decimal(many.correlated.fixes, 0, 'm'),
    'leg.correlated.filtered.error': decimal(many.correlated.filtered, 0, 'm'),
    'leg.correlated.smoothed.error': decimal(many.correlated.smoothed, 0, 'm'),
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
