/*
 * Numbers that pages of sectors quote from their examples on the simulated map: convoy, junction, districts, radio cells.
 * Articles quote them as {{key}}, other texts by n('key'); numbers.ts joins all, and `npm run results -w content/day` writes
 * them to results/numbers.json.
 */

import { cellLoads, traffic, upgradePlan } from '#day/counts/cell-load.ts'
import { mixing, neighboursOf } from '#day/counts/mixing.ts'
import { town } from '#day/counts/town.ts'
import { junctionTurns } from '#day/counts/turns.ts'
import { contactsPanel } from '#day/experiments/contacts-panel.ts'
import { convoyPlan, usualOnBridge } from '#day/experiments/convoy-routes.ts'
import { junctionPanel } from '#day/experiments/junction-panel.ts'
import { item } from '#day/item.ts'
import { prefixed } from '#day/numbers/prefixed.ts'
import { cardinal, clockTime, decimal, whole } from '#day/numbers/printed.ts'
import { sum } from '#day/sums.ts'

/** Numbers of a convoy that varies its route. */
export function convoyNumbers() {
  const { minute, share } = usualOnBridge()
  return prefixed('convoy', {
    mornings: whole(convoyPlan.mornings),
    'routes.word': cardinal(convoyPlan.routes),
    'minute.word': cardinal(minute, 'min'),
    'bridge.share': whole(share * 100, '%'),
  })
}

/** Numbers of the flows at one junction. */
export function junctionNumbers() {
  const { start, people, byMode, hidden } = junctionTurns()
  const { shown, modes, trials, sure, coverage, leastShare } = junctionPanel()
  const ofHidden = item(
    shown.filter(({ turn }) => turn === hidden),
    0,
  )
  const after = shown.slice(shown.indexOf(ofHidden) + 1)
  const byBus = item(
    modes.filter(({ mode }) => mode === 'bus'),
    0,
  )
  return prefixed('junction', {
    from: clockTime(start),
    to: clockTime(start + 60),
    people: whole(people),
    cars: whole(byMode.car),
    bus: whole(byMode.bus),
    walk: whole(byMode.walk),
    'hidden.people': whole(hidden.sum),
    'hidden.share': whole((hidden.sum / people) * 100, '%'),
    'hidden.bus': whole(hidden.people.bus),
    'hidden.walk': whole(hidden.people.walk),
    /** The same turn as a panel tells it, and the most that any turn after it can have. */
    'panel.devices': whole(ofHidden.devices.north + ofHidden.devices.south),
    'panel.people': whole(ofHidden.estimate.people),
    'panel.least': whole(ofHidden.estimate.least),
    'panel.most': whole(ofHidden.estimate.most),
    'panel.next.most': whole(Math.max(...after.map(({ estimate }) => estimate.most))),
    'panel.turns.word': cardinal(shown.length),
    'panel.bus': whole(byBus.estimate.people),
    'panel.everyone': whole(sum(shown.map(({ estimate }) => estimate.people))),
    'panel.trials': whole(trials),
    'panel.sure.share': whole((sure / trials) * 100, '%'),
    'panel.coverage.share': whole(coverage * 100, '%'),
    'panel.least.share': whole(Math.ceil(leastShare * 100), '%'),
  })
}

/** Numbers of trips and contacts between districts. */
export function mixingNumbers() {
  const { districts, shares, hidden } = mixing()
  const { a, b, trips, elsewhere } = hidden
  const near = neighboursOf(b)
  const byTrips = near.toSorted((one, other) => other.trips - one.trips)
  const { leads, settings, ofHidden } = contactsPanel()
  const ofA = item(
    ofHidden.filter(({ district }) => district === a),
    0,
  )
  const overTrips = item(
    leads.filter(({ district }) => district === item(byTrips, 1).district),
    0,
  )
  const atWork = item(
    settings.filter(({ setting }) => setting === 'work'),
    0,
  )
  const points = (share: number) => decimal(share * 100, 1)
  return prefixed('mixing', {
    residents: whole(town().residents.length),
    'districts.word': cardinal(districts.length),
    trips: whole(town().trips.length),
    a: whole(a + 1),
    b: whole(b + 1),
    'hidden.trips': whole(trips),
    'hidden.share': whole(item(item(shares, b), a) * 100, '%'),
    /** The district with which the residents of b are most, and that with which it has the second most trips. */
    'near.first': whole(item(near, 0).district + 1),
    'trips.second': whole(item(byTrips, 1).district + 1),
    /** Of the people near a resident of b, the share from a, as a panel tells it. */
    'panel.share': whole(ofA.value * 100, '%'),
    'panel.least.share': whole(ofA.least * 100, '%'),
    'panel.most.share': whole(ofA.most * 100, '%'),
    /** By how many points of share a is ahead of that one, as a panel tells it. */
    'panel.lead': points(overTrips.value),
    'panel.lead.least': points(overTrips.least),
    'panel.lead.most': points(overTrips.most),
    /** Of the time of a and b near each other: the share at work. */
    'panel.work.share': whole(atWork.value * 100, '%'),
    'panel.work.least.share': whole(atWork.least * 100, '%'),
    'panel.work.most.share': whole(atWork.most * 100, '%'),
    'elsewhere.share': whole(elsewhere * 100, '%'),
  })
}

/** Numbers of the load of radio cells. */
export function cellNumbers() {
  const { cells, worst } = cellLoads()
  const lossy = cells.filter(({ quarter }) => quarter.blocked > traffic.limit)
  return prefixed('cells', {
    count: whole(cells.length),
    rest: decimal(traffic.atRest, 2),
    moving: decimal(traffic.underWay, 1),
    'grade.share': whole(traffic.grade * 100, '%'),
    'limit.share': whole(traffic.limit * 100, '%'),
    'lossy.word': cardinal(lossy.length),
    'lossy.circuits': whole(sum(lossy.map(({ toAdd }) => toAdd))),
    /** Cells that lose more than the grade in their busiest hour, quarter by quarter. */
    'hour.over.word': cardinal(cells.filter(({ hour }) => hour.blocked > traffic.grade).length),
    /** Cells that lose more than the grade in their busiest quarter, and the circuits that would keep all within it. */
    'over.word': cardinal(cells.filter(({ quarter }) => quarter.blocked > traffic.grade).length),
    'over.circuits': whole(sum(cells.map(({ toAdd }) => toAdd))),
    circuits: whole(worst.circuits),
    'to.add': whole(worst.toAdd),
    from: clockTime(worst.quarter.start),
    'lost.share': whole(worst.quarter.blocked * 100, '%'),
    /** If load grows: cells that pass the limit in the first year, and the years until all have. */
    'growth.share': whole(traffic.growth * 100, '%'),
    'next.word': cardinal(item(upgradePlan(), 1).cells),
    'next.circuits': whole(item(upgradePlan(), 1).circuits),
    'all.years.word': cardinal(Math.max(...cells.map(({ years }) => years))),
    /** What the others lose at most. */
    'others.share': whole(Math.max(...cells.map((one) => (one === worst ? 0 : one.quarter.blocked))) * 100, '%'),
    load: whole(worst.quarter.load),
    'hour.load': whole(worst.hour.load),
  })
}
