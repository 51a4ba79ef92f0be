/*
 * The fixes of the simulated day: what a receiver reports of an itinerary, with its errors, gaps and outliers. All stays,
 * trips and most figures are found in them. A change takes effect with `npm run results -w content/day`.
 */

import { along, type Roads, routeBetween } from '#day/ground/roads.ts'
import type { Point } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { gaussian, type Random } from '#day/random.ts'
import { type Hold, type Itinerary, placeOf } from '#day/track/itinerary.ts'

/** One fix, as the receiver reports it. */
interface Fix extends Point {
  /** Minutes after midnight. */
  readonly t: number
  /** True for an outlier. Known because the day is synthetic; detectors must not read it. */
  readonly thrown: boolean
}

/** How a receiver samples and errs; distances in sheet units, times in minutes, shares from 0 to 1. */
export interface Receiver {
  readonly everyAtRest: number
  readonly everyMoving: number
  readonly dropped: number
  readonly thrown: number
  readonly throwLeast: number
  readonly throwRange: number
  /** How many fixes in a row are thrown off together. */
  readonly spell: number
  /** Error per axis: outdoors and at home. */
  readonly noise: number
  readonly noiseAtHome: number
}

/** Of the error of a fix with that of the fix before it, from 0 to 1, whatever the time between them. */
export const correlation = 0.8

/** The receiver of the one day. */
export const receiver: Receiver = {
  everyAtRest: 1,
  everyMoving: 0.25,
  dropped: 0.06,
  thrown: 0.009,
  throwLeast: 20,
  throwRange: 45,
  spell: 1,
  noise: 0.55,
  noiseAtHome: 0.75,
}

/** How much of an error is new, so that its size stays the same. */
const fresh = Math.sqrt(1 - correlation ** 2)

const home = 1
const largeSites: readonly number[] = [3, 5, 7]
const wander = (place: number) => (place === home ? 0.35 : largeSites.includes(place) ? 1.5 : 0.7)

/** Share of a leg covered after some minutes: easing in and out, standing still during a hold. */
export function progress(elapsed: number, duration: number, hold: Hold | undefined): number {
  let share = elapsed / duration
  if (hold) {
    const moving = duration - hold.minutes
    const from = hold.at * moving
    const paused = elapsed < from ? elapsed : elapsed < from + hold.minutes ? from : elapsed - hold.minutes
    share = paused / moving
  }
  return share * share * (3 - 2 * share) * 0.35 + share * 0.65
}

/**
 * The fixes of one day, in order of time. Error is autoregressive of order one from fix to fix, whatever the time between
 * them; wander at a site is an Ornstein-Uhlenbeck process (Uhlenbeck and Ornstein, Phys. Rev. 36, 1930).
 */
export function drawTrack(random: Random, roads: Roads, plan: Itinerary, by: Receiver = receiver): Fix[] {
  const fixes: Fix[] = []
  let errorX = 0
  let errorY = 0
  let spell = { left: 0, x: 0, y: 0 }
  const observe = (t: number, place: Point, noise: number) => {
    errorX = correlation * errorX + fresh * gaussian(random) * noise
    errorY = correlation * errorY + fresh * gaussian(random) * noise
    if (random() < by.dropped) return
    const x = place.x + errorX
    const y = place.y + errorY
    if (spell.left === 0 && random() < by.thrown) {
      const angle = random() * 6.28
      const far = by.throwLeast + random() * by.throwRange
      spell = { left: by.spell, x: far * Math.cos(angle), y: far * Math.sin(angle) }
    }
    if (spell.left === 0) fixes.push({ t, x, y, thrown: false })
    else {
      fixes.push({ t, x: x + spell.x, y: y + spell.y, thrown: true })
      spell.left--
    }
  }
  for (const [index, visit] of plan.visits.entries()) {
    const centre = placeOf(plan, visit.place)
    const reach = wander(visit.place) * 0.45
    const noise = visit.place === home ? by.noiseAtHome : by.noise
    let dx = 0
    let dy = 0
    for (let t = visit.arrive; t < visit.leave - 1e-9; t += by.everyAtRest) {
      dx += -0.25 * dx + gaussian(random) * reach
      dy += -0.25 * dy + gaussian(random) * reach
      observe(t, { x: centre.x + dx, y: centre.y + dy }, noise)
    }
    if (index === plan.visits.length - 1) break
    const next = item(plan.visits, index + 1)
    const route = routeBetween(roads, centre, placeOf(plan, next.place))
    const duration = next.arrive - visit.leave
    const hold = plan.holds.find((candidate) => candidate.after === index)
    for (let elapsed = 0; elapsed < duration - 1e-9; elapsed += by.everyMoving) {
      observe(visit.leave + elapsed, along(route, progress(elapsed, duration, hold)), by.noise)
    }
  }
  return fixes
}
