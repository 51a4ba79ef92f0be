import { bridgesCrossed } from '#content/day/counts/crossed.ts'
import { day, daySeed, entropyOf } from '#content/day/day.ts'
import { metres, sheet } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { median, spikes } from '#content/day/track/filter.ts'
import { radiusOfGyration } from '#content/day/track/gyration.ts'
import { itinerary } from '#content/day/track/itinerary.ts'
import { longestGap, stayParameters } from '#content/day/track/staypoints.ts'
import { sweepDistances, sweepDurations } from '#content/day/track/sweep.ts'
import { receiver } from '#content/day/track/track.ts'
import type { Print } from './print.ts'

/** Numbers of the one track: fixes, stays, places, trips, entropy, the short stop, the plateau. */
export function trackWords({ cardinal, clockTime, decimal, duration, listed, spelled, whole }: Print) {
  const kilometres = (units: number) => decimal((units * sheet.metresPerUnit) / 1000, 0)
  const speed = (km: number, minutes: number) => decimal(km / (minutes / 60), 1)
  const today = day()
  const { stays, places, short, trips, centreErrors, fixes, rejected } = today
  const shortAt = stays.findIndex((stay) => stay.place === short.id)
  const shortStay = item(stays, shortAt)
  const truth = item(itinerary.visits, shortAt)
  const shortFixes = today.kept.slice(shortStay.from, shortStay.to)
  const outside = shortFixes.filter((fix) => fix.t < truth.arrive || fix.t >= truth.leave).length
  const others = stays.filter((stay) => stay !== shortStay).map((stay) => stay.envelope)
  const rest = places.filter((place) => place !== short)
  const longerLunch = places.map((place) => (place.id === 4 ? { ...place, minutes: place.minutes + 60 } : place))
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
    'day.seed': String(daySeed),
    'day.sheet.width': kilometres(sheet.width),
    'day.sheet.height': kilometres(sheet.height),
    'day.fixes': whole(fixes.length),
    'day.kept': whole(today.kept.length),
    'day.rejected': whole(rejected.length),
    'day.rejected.word': cardinal(rejected.length),
    'day.thrown': whole(fixes.filter((fix) => fix.thrown).length),
    'day.thrown.word': cardinal(fixes.filter((fix) => fix.thrown).length),
    'day.rejected.true.word': cardinal(rejected.filter((fix) => fix.thrown).length),
    'day.dropped.share': decimal(receiver.dropped * 100, 0),
    'day.thrown.share': decimal(receiver.thrown * 100, 1),
    'day.thrown.least': whole(receiver.throwLeast * sheet.metresPerUnit),
    'day.thrown.most': whole((receiver.throwLeast + receiver.throwRange) * sheet.metresPerUnit),
    'day.noise': decimal(receiver.noise * sheet.metresPerUnit, 0),
    'day.filter.window.word': cardinal(spikes.halfWindow * 2 + 1),
    'day.filter.metres': whole(spikes.metresFromMedian),
    'day.stays': whole(stays.length),
    'day.stays.word': cardinal(stays.length),
    'day.places': whole(places.length),
    'day.places.word': cardinal(places.length),
    'day.trips': whole(trips.length),
    'day.trips.word': cardinal(trips.length),
    'day.trips.without.word': cardinal(trips.length - 1),
    'day.bridges': whole(today.bridges.length),
    'day.bridges.word': cardinal(today.bridges.length),
    'day.bridges.crossed.word': cardinal(bridgesCrossed(trips, today.bridges)),
    'day.rest': duration(today.restMinutes),
    'day.rest.minutes': whole(today.restMinutes),
    'day.moving': duration(moving),
    'day.moving.minutes': whole(moving),
    'day.minutes': whole(1440),
    'day.base.place': `S${item(today.cairn.stones, 0).id}`,
    'day.base': duration(item(today.cairn.stones, 0).minutes),
    'day.short.place': `S${short.id}`,
    'day.short.minutes': whole(short.minutes),
    'day.short.minutes.word': spelled(short.minutes),
    'day.short.arrive': clockTime(shortStay.arrive),
    'day.short.leave': clockTime(shortStay.leave),
    'day.short.before.place': `S${before.from}`,
    'day.short.before.leave': clockTime(before.depart),
    'day.short.after.place': `S${after.to}`,
    'day.short.after.arrive': clockTime(after.arrive),
    'day.short.km': decimal(metres(short, item(places, 0)) / 1000, 1),
    'day.short.envelope': decimal(shortStay.envelope, 0),
    'day.short.fixes': whole(shortFixes.length),
    'day.short.fixes.outside.word': cardinal(outside),
    'day.envelope.least': decimal(Math.min(...others), 0),
    'day.envelope.most': decimal(Math.max(...others), 0),
    'day.short.alert': clockTime(shortStay.arrive + stayParameters.duration),
    'day.short.alert.after.word': cardinal(stayParameters.duration),
    'day.chain.minutes': whole(chainMinutes),
    'day.chain.km': decimal(chainKm, 1),
    'day.chain.kmh': decimal(chainKm / (chainMinutes / 60), 0),
    'day.chain.kmh.full': speed(chainKm, chainMinutes),
    'day.chain.moving': whole(chainMinutes - short.minutes),
    'day.chain.moving.kmh': speed(chainKm, chainMinutes - short.minutes),
    'day.entropy': decimal(today.entropy, 2),
    'day.entropy.full': decimal(today.entropy, 4),
    'day.entropy.max': decimal(Math.log2(places.length), 0),
    'day.entropy.without': decimal(entropyOf(rest), 2),
    'day.entropy.loss': decimal(today.entropy - entropyOf(rest), 2),
    'day.entropy.lunch': decimal(entropyOf(longerLunch) - today.entropy, 2),
    'day.rest.without': whole(today.restMinutes - short.minutes),
    'day.places.without.word': cardinal(rest.length),
    'day.gyration': decimal(today.gyration, 1),
    'day.gyration.full': decimal(today.gyration, 4),
    'day.gyration.without': decimal(radiusOfGyration(rest), 4),
    'day.gyration.loss': decimal(today.gyration - radiusOfGyration(rest), 4),
    'day.gyration.loss.metres': decimal((today.gyration - radiusOfGyration(rest)) * 1000, 0),
    'day.centre.median': decimal(median(centreErrors), 0),
    'day.centre.worst': decimal(Math.max(...centreErrors), 0),
    'day.centre.worst.place': `S${item(stays, centreErrors.indexOf(Math.max(...centreErrors))).place}`,
    'day.D': whole(stayParameters.distance),
    'day.T': whole(stayParameters.duration),
    'day.gap': whole(longestGap),
    'day.gap.word': cardinal(longestGap),
    'day.holds.word': listed(
      itinerary.holds
        .map(({ minutes }) => minutes)
        .toSorted((a, b) => a - b)
        .map(cardinal),
    ),
    'day.plateau.count': whole(sweptStays.filter((found) => found === stays.length).length),
    'day.plateau.runs': whole(sweepDistances.length * sweepDurations.length),
    'day.plateau.T15': whole(sweptAt(15)),
    'day.plateau.T15.word': cardinal(sweptAt(15)),
  }
}
