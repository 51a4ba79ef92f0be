/*
 * The residents of the invented town of the simulated day and their trips: what they are, where one is at a time, and when a
 * trip passes a place. The examples that count residents ask this (the figures "junction", "mixing", "cells", "crowd" and
 * "catchment"). A change takes effect with `npm run results -w content/day`.
 *
 * Times are minutes after midnight. `town()` in `town.ts` is the one town:
 *
 *   for (const trip of town().trips) if (trip.to === sites().market) visits.add(trip.who)
 *   const passersBy = town().trips.filter((trip) => passes(trip, sites().market, 60) !== undefined)
 *   const catchment = town().residents.filter(({ home }) => town().minutes(home, sites().market, 'car') <= 10)
 *   const counted = town().residents.filter(({ hasDevice }) => hasDevice)
 *
 * Who carries a device is a random sample, whose share differs between the two sides of the river (`deviceShare`). Each
 * device represents `residents / devices` of its side. Residents have a number and nothing else that tells one from another.
 */

import { along, partLengths } from '#day/ground/roads.ts'
import { between, distance, type Line, type Point, sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { sum } from '#day/sums.ts'

export type Mode = 'walk' | 'bus' | 'car'
export const modes: readonly Mode[] = ['walk', 'bus', 'car']

export type Purpose = 'work' | 'school' | 'shop' | 'evening' | 'event' | 'home'

/** A place with the street junction from which it is reached. */
export interface Spot extends Point {
  readonly junction: number
}

/** One way from a place to another. */
export interface Trip {
  /** Index of the resident in `residents`. */
  readonly who: number
  readonly from: Spot
  readonly to: Spot
  readonly depart: number
  readonly arrive: number
  readonly mode: Mode
  /** What the resident does at `to`. */
  readonly purpose: Purpose
  /** From `from` to `to` by the junctions between them, in sheet units. */
  readonly route: Line
}

/** Sides of the river, which are sampled apart. */
export const sides = ['north', 'south'] as const
export type Side = (typeof sides)[number]

/** What a resident keeps from day to day. */
export interface Person {
  readonly home: Spot
  readonly side: Side
  readonly hasDevice: boolean
  readonly hasCar: boolean
  readonly role:
    | { readonly kind: 'work'; readonly place: Spot }
    | { readonly kind: 'school' }
    | { readonly kind: 'other' }
}

export interface Resident extends Person {
  /** In order of departure; empty for who stays at home. Each starts where the one before it ended. */
  readonly trips: readonly Trip[]
}

/** Where a resident is, in sheet units. Waiting and parking are spread over the way. */
export function whereIs({ home, trips }: Resident, time: number): Point {
  const trip = trips.findLast(({ depart }) => depart <= time)
  if (!trip) return home
  if (trip.arrive <= time) return trip.to
  return along(trip.route, (time - trip.depart) / (trip.arrive - trip.depart))
}

/**
 * When a trip passes a point: the time of the nearest point of its route; undefined if that is farther away. A trip also
 * passes the places where it starts and ends.
 *
 * @param metres greatest distance between route and point
 */
export function passes({ route, depart, arrive }: Trip, point: Point, metres: number): number | undefined {
  let nearest = metres / sheet.metresPerUnit
  if (isBeside(route, point, nearest)) return undefined
  const lengths = partLengths(route)
  let before = 0
  let time: number | undefined
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [item(route, index), item(route, index + 1)]
    const part =
      length === 0 ? 0 : ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length ** 2
    const share = Math.max(0, Math.min(1, part))
    const away = distance(between(from, to, share), point)
    if (away <= nearest) {
      nearest = away
      time = depart + ((arrive - depart) * (before + share * length)) / sum(lengths)
    }
    before += length
  }
  return time
}

/** Whether all of a route lies on one side of a point, farther away than some distance: told without its lengths, as most do. */
function isBeside(route: Line, { x, y }: Point, away: number): boolean {
  return (
    route.every((one) => one.x > x + away) ||
    route.every((one) => one.x < x - away) ||
    route.every((one) => one.y > y + away) ||
    route.every((one) => one.y < y - away)
  )
}
