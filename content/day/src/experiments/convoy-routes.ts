/*
 * A convoy on the streets of the simulated map that varies its route, and how well its street can be guessed by the minute.
 * Data of the figure "convoy" and of the numbers convoy.*, on the page on government. A change takes effect with
 * `npm run results -w content/day`.
 */

import { day } from '#day/day.ts'
import { type Roads, routeBetween } from '#day/ground/roads.ts'
import { metres, type Point } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { gaussian, mulberry32 } from '#day/random.ts'
import { sum } from '#day/sums.ts'
import { entropy } from '#day/track/staypoints.ts'

const seed = 2010

/** The convoy knows four routes from one junction to another, and draws one of them each morning. Numbers of junctions; km/h. */
export const convoyPlan = { from: 35, to: 122, routes: 4, mornings: 60, kmh: 36, spread: 0.2 } as const

/** How much dearer a street becomes with each route that already uses it, so that the next route differs. */
const penalty = 1.35

/** A street between two junctions, in either direction. */
const streetOf = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`)

/** Short routes between two junctions, no two alike, in order of discovery, as numbers of junctions. */
function alternatives(roads: Roads, from: number, to: number, count: number): (readonly number[])[] {
  const uses = new Map<string, number>()
  const found = new Map<string, readonly number[]>()
  while (found.size < count) {
    const links = roads.links.map((reached, node) =>
      reached.map((link) => ({ ...link, cost: link.cost * penalty ** (uses.get(streetOf(node, link.to)) ?? 0) })),
    )
    const line = routeBetween({ ...roads, links }, item(roads.nodes, from), item(roads.nodes, to))
    const path = line.slice(1, -1).map((point) => roads.nodes.indexOf(point))
    for (const street of streetsOf(path)) uses.set(street, (uses.get(street) ?? 0) + 1)
    found.set(path.join(), path)
  }
  return [...found.values()]
}

const streetsOf = (path: readonly number[]): string[] =>
  path.slice(1).map((node, index) => streetOf(item(path, index), node))

/** How many mornings passed a street. */
export interface ConvoyStreet {
  readonly ends: readonly [Point, Point]
  readonly mornings: number
  /** Whether it is the bridge that all routes share. */
  readonly isBridge: boolean
}

/**
 * A convoy varies its route at random. How often does it pass each street, and how often would an observer who knows the earlier
 * mornings and the minute of departure guess its street?
 *
 * Source of the measure by minute: the regularity of Song, Qu, Blumm and Barabasi, Science 327, 2010: the share of times spent at
 * the most visited place of an hour, here the most used street of a minute.
 */
export const convoyRoutes = once(() => {
  const random = mulberry32(seed)
  const { roads } = day()
  const routes = alternatives(roads, convoyPlan.from, convoyPlan.to, convoyPlan.routes)
  const kilometres = (from: number, to: number) => metres(item(roads.nodes, from), item(roads.nodes, to)) / 1000
  const mornings = Array.from({ length: convoyPlan.mornings }, () => {
    const route = Math.floor(random() * routes.length)
    const path = item(routes, route)
    let minutes = 0
    const passed = path.slice(1).map((node, index) => {
      const from = item(path, index)
      minutes +=
        (kilometres(from, node) / convoyPlan.kmh) * 60 * Math.max(0.5, 1 + gaussian(random) * convoyPlan.spread)
      return { street: streetOf(from, node), leaves: minutes }
    })
    return { route, passed, minutes }
  })
  const taken = routes.map((_, index) => mornings.filter(({ route }) => route === index).length)
  const bridge = roads.bridges
    .map(([a, b]) => streetOf(a, b))
    .find((one) => routes.every((path) => streetsOf(path).includes(one)))
  const counts = new Map<string, number>()
  for (const { route } of mornings)
    for (const street of streetsOf(item(routes, route))) counts.set(street, (counts.get(street) ?? 0) + 1)
  const streets = roads.edges.flatMap(([a, b]): ConvoyStreet[] => {
    const passes = counts.get(streetOf(a, b))
    const ends = [item(roads.nodes, a), item(roads.nodes, b)] as const
    return passes === undefined ? [] : [{ ends, mornings: passes, isBridge: streetOf(a, b) === bridge }]
  })
  const shortest = Math.min(...mornings.map(({ minutes }) => minutes))
  const minutes = Array.from({ length: Math.floor(shortest) + 1 }, (_, minute) => {
    const on = mornings.map(
      ({ passed }) =>
        item(
          passed.filter(({ leaves }) => leaves > minute),
          0,
        ).street,
    )
    const [usual, most] = [...Map.groupBy(on, (street) => street)].reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    )
    return { minute, isBridge: usual === bridge, streets: new Set(on).size, share: most.length / mornings.length }
  })
  return {
    routes,
    taken,
    streets,
    /** By minute since departure: the share of mornings on which the convoy is on the street where it mostly is, from 0 to 1. */
    minutes,
    /** The spread of mornings over routes, in bits. */
    entropy: entropy(taken),
    kilometres: routes.map((path) => sum(path.slice(1).map((node, index) => kilometres(item(path, index), node)))),
  }
})

/** The minute at which the convoy is on the bridge on most mornings. */
export const usualOnBridge = () =>
  convoyRoutes()
    .minutes.filter(({ isBridge }) => isBridge)
    .reduce((one, other) => (other.share > one.share ? other : one))
