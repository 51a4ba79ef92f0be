/*
 * Numbers that pages of sectors quote from their examples on the simulated map: convoy, junction, districts, radio cells.
 * Articles quote them as {{key}}, other texts by n('key'); numbers.ts joins all, and `npm run results -w content/day` writes
 * them to results/numbers.json.
 */

import { cellLoads, traffic } from '#day/counts/cell-load.ts'
import { mixing, neighboursOf } from '#day/counts/mixing.ts'
import { town } from '#day/counts/town.ts'
import { junctionTurns } from '#day/counts/turns.ts'
import { convoyPlan, usualOnBridge } from '#day/experiments/convoy-routes.ts'
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
  })
}

/** Numbers of trips and contacts between districts. */
export function mixingNumbers() {
  const { districts, shares, hidden } = mixing()
  const { a, b, trips, elsewhere } = hidden
  const near = neighboursOf(b)
  const byTrips = near.toSorted((one, other) => other.trips - one.trips)
  return prefixed('mixing', {
    residents: whole(town().residents.length),
    'districts.word': cardinal(districts.length),
    trips: whole(town().trips.length),
    a: whole(a + 1),
    b: whole(b + 1),
    'hidden.trips': whole(trips),
    'hidden.share': whole(item(item(shares, b), a) * 100, '%'),
    /** The districts with which the residents of b are most, and those with which it has most trips; shares as in the table. */
    'near.first': whole(item(near, 0).district + 1),
    'near.first.share': whole(item(near, 0).share * 100, '%'),
    'trips.second': whole(item(byTrips, 1).district + 1),
    'trips.second.share': whole(item(byTrips, 1).share * 100, '%'),
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
    /** Cells that lose more than the grade in their busiest quarter, and the circuits that would keep all within it. */
    'over.word': cardinal(cells.filter(({ quarter }) => quarter.blocked > traffic.grade).length),
    'over.circuits': whole(sum(cells.map(({ toAdd }) => toAdd))),
    circuits: whole(worst.circuits),
    'to.add': whole(worst.toAdd),
    from: clockTime(worst.quarter.start),
    'lost.share': whole(worst.quarter.blocked * 100, '%'),
    /** What the others lose at most. */
    'others.share': whole(Math.max(...cells.map((one) => (one === worst ? 0 : one.quarter.blocked))) * 100, '%'),
    load: whole(worst.quarter.load),
    'hour.load': whole(worst.hour.load),
  })
}
