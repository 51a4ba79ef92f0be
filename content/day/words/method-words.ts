import { bandWidth } from '#content/day/counts/robust-band.ts'
import { entropyOf } from '#content/day/day.ts'
import { distance, sheet } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { mesh, meshPlan } from '#content/day/radio/ranging-mesh.ts'
import { plot } from '#content/day/radio/trilateration.ts'
import { afternoonVisit, fenceReading, hourly } from '#content/day/readings/fence-reading.ts'
import { closure, heldBridge, pastDays } from '#content/day/readings/held-bridge.ts'
import { noisyLeg, rootMeanSquare, speedAtHalt, streetError } from '#content/day/readings/noisy-leg.ts'
import { lookBack, panoramaView } from '#content/day/readings/panorama.ts'
import { week } from '#content/day/readings/seven-days.ts'
import type { Print } from './print.ts'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function legWords({ cardinal, decimal, whole }: Print) {
  const { truth, fixes, filtered, smoothed, halt } = noisyLeg()
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

function heldWords({ cardinal, clockTime, decimal, whole }: Print) {
  const { slots, total, usualTotal, totalScore } = heldBridge()
  const unusual = slots.flatMap((slot, index) => (slot.isUnusual ? [{ ...slot, minutes: index * 30 }] : []))
  const most = unusual.reduce((one, other) => (other.count > one.count ? other : one))
  return {
    'held.days': whole(pastDays),
    'held.from': clockTime(closure.from * 60),
    'held.to': clockTime(closure.to * 60),
    'held.total': whole(total),
    'held.total.usual': whole(usualTotal.median),
    'held.total.score': decimal(totalScore, 1),
    'held.unusual.word': cardinal(unusual.length),
    'held.most': whole(most.count),
    'held.most.from': clockTime(most.minutes),
    'held.most.usual': decimal(most.usual.median, 1),
    'held.width': decimal(bandWidth, 1),
  }
}

function fenceWords({ cardinal, clockTime, decimal }: Print) {
  const { enters, leaves, dwell } = afternoonVisit()
  const [before, after] = [item(hourly(), 0), item(hourly(), 1)]
  return {
    'fence.visits.word': cardinal(fenceReading().length),
    'fence.enters': clockTime(enters.t),
    'fence.leaves': clockTime(leaves.t),
    'fence.dwell': decimal(dwell, 0),
    'fence.before': clockTime(Math.round(before.t)),
    'fence.after': clockTime(Math.round(after.t)),
  }
}

function meshWords({ cardinal, decimal, whole }: Print) {
  const { ranges, errors, found, folds, points } = mesh()
  const { node, mirror, silent } = item(folds, 0)
  return {
    'mesh.nodes.word': cardinal(points.length),
    'mesh.known.word': cardinal(meshPlan.anchors),
    'mesh.found.word': cardinal(found.length),
    'mesh.ranges': whole(ranges.length),
    'mesh.ranges.error': decimal(meshPlan.error / plot.unitsPerMetre, 1),
    'mesh.error': decimal(mean(errors) / plot.unitsPerMetre, 1),
    'mesh.fold.node': whole(node + 1),
    'mesh.fold.away': decimal(distance(item(points, node), mirror) / plot.unitsPerMetre, 0),
    'mesh.fold.silent.word': cardinal(silent),
  }
}

function weekWords({ cardinal, decimal, whole }: Print) {
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
    'week.short.entropy': decimal(dull.entropy, 2),
    'week.short.loss': decimal(dull.entropy - entropyOf(rest), 2),
  }
}

/** Numbers of the figures that each show one method: smoothing, band, fence, mesh, panorama, week. */
export function methodWords(print: Print) {
  const stop = lookBack()
  return {
    ...legWords(print),
    ...heldWords(print),
    ...fenceWords(print),
    ...meshWords(print),
    ...weekWords(print),
    'view.place': stop.name,
    'view.km': print.decimal(stop.away / 1000, 1),
    'view.off': print.decimal(((panoramaView.x - sheet.width) * sheet.metresPerUnit) / 1000, 1),
  }
}
