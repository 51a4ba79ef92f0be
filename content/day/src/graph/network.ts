/*
 * The invented graph of meetings beside the simulated day: who was at the same places at the same times, who connects the
 * others, and where each is drawn. Data of the figure "social" and of the numbers graph.*. A change takes effect with
 * `npm run results -w content/day`.
 */

import { bounds, type Point } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { mulberry32, type Random } from '#day/random.ts'

/** An undirected, unweighted graph: for each node, its neighbours. */
type Neighbours = readonly (readonly number[])[]

/** Neighbours of each of `count` nodes, from pairs of node numbers. */
function neighboursOf(pairs: readonly { readonly a: number; readonly b: number }[], count: number): Neighbours {
  const neighbours = Array.from({ length: count }, (): number[] => [])
  for (const { a, b } of pairs) {
    item(neighbours, a).push(b)
    item(neighbours, b).push(a)
  }
  return neighbours
}

/** Breadth-first search: nodes by distance, the number of shortest paths to each, and who precedes whom on them. */
function pathsFrom(neighbours: Neighbours, source: number) {
  const paths = neighbours.map(() => 0)
  const away = neighbours.map(() => -1)
  const predecessors = neighbours.map((): number[] => [])
  const order = [source]
  paths[source] = 1
  away[source] = 0
  for (const node of order) {
    for (const next of item(neighbours, node)) {
      if (item(away, next) < 0) {
        away[next] = item(away, node) + 1
        order.push(next)
      }
      if (item(away, next) !== item(away, node) + 1) continue
      paths[next] = item(paths, next) + item(paths, node)
      item(predecessors, next).push(node)
    }
  }
  return { order, paths, predecessors }
}

/**
 * For each node, how many shortest paths between other pairs run through it, each pair counted once; of several equal
 * paths, each counts for its share.
 *
 * Source: Brandes, A Faster Algorithm for Betweenness Centrality, J. Math. Sociology 25, 2001.
 */
function betweenness(neighbours: Neighbours): number[] {
  const score = neighbours.map(() => 0)
  for (const source of neighbours.keys()) {
    const { order, paths, predecessors } = pathsFrom(neighbours, source)
    const dependency = neighbours.map(() => 0)
    for (const node of order.toReversed()) {
      for (const before of item(predecessors, node)) {
        const share = (item(paths, before) / item(paths, node)) * (1 + item(dependency, node))
        dependency[before] = item(dependency, before) + share
      }
      if (node !== source) score[node] = item(score, node) + item(dependency, node)
    }
  }
  return score.map((value) => value / 2)
}

/** Two entities (numbers, the lower first) and on how many days they met. */
export interface Tie {
  readonly a: number
  readonly b: number
  readonly days: number
}

interface Habit {
  readonly hub: number
  readonly otherHub: number | undefined
  readonly thirdPlaces: readonly number[]
  readonly reliability: number
  readonly team: number
}

interface Presence {
  readonly place: number
  readonly slot: number
}

export const copresence = { entities: 34, days: 14, leastDays: 3 } as const

const hubs = [3, 5, 7] as const
const thirdPlaces = [2, 4, 6, 8] as const
const teams = 3

function drawHabits(random: Random): Habit[] {
  return Array.from({ length: copresence.entities }, (_, index) => {
    const third = item(thirdPlaces, (index * 7 + Math.floor(random() * 2)) % thirdPlaces.length)
    return {
      hub: index === 9 ? 3 : item(hubs, index % hubs.length),
      otherHub: index === 9 ? 5 : undefined,
      thirdPlaces: index === 20 ? [4, 6] : [third],
      reliability: 0.6 + random() * 0.38,
      team: Math.floor(index / 3) % teams,
    }
  })
}

function drawPresences(random: Random, habit: Habit): Presence[] {
  const presences: Presence[] = []
  if (random() < habit.reliability * 0.9) {
    const away = habit.otherHub !== undefined && random() < 0.5
    const withTeam = !away && random() < 0.74
    const slot = withTeam ? habit.team : Math.floor(random() * teams)
    presences.push({ place: away && habit.otherHub !== undefined ? habit.otherHub : habit.hub, slot })
  }
  for (const third of habit.thirdPlaces) {
    if (random() < 0.3) presences.push({ place: third + 10, slot: Math.floor(random() * 2) })
  }
  return presences
}

/**
 * Entities who share a place and a time slot on at least three of fourteen days, with the hub each belongs to.
 *
 * Adapted from the co-occurrence of Crandall et al., Inferring Social Ties from Geographic Coincidences, PNAS 107, 2010, who
 * count distinct places that two people share within some days.
 */
function drawTies(random: Random): { ties: Tie[]; hubs: number[] } {
  const habits = drawHabits(random)
  const met = new Map<string, Tie>()
  for (let day = 0; day < copresence.days; day++) {
    const today = habits.map((habit) => drawPresences(random, habit))
    for (const [a, here] of today.entries()) {
      for (let b = a + 1; b < today.length; b++) {
        const together = here.some((one) =>
          item(today, b).some((other) => one.place === other.place && one.slot === other.slot),
        )
        if (!together) continue
        const pair = `${a},${b}`
        met.set(pair, { a, b, days: (met.get(pair)?.days ?? 0) + 1 })
      }
    }
  }
  const ties = [...met.values()].filter((tie) => tie.days >= copresence.leastDays)
  return { ties, hubs: habits.map((habit) => habit.hub) }
}

const iterations = 600
const start = { x: 180, y: 150, radius: 110 } as const
const pull = { x: 180, y: 165, across: 0.62, down: 0.4 } as const

/**
 * Places the nodes of a graph so that ties are short and nodes keep apart: all nodes repel, ties attract (more often met,
 * more strongly), and a falling temperature limits each step. A weak pull to the centre keeps loose parts in sight.
 *
 * Source: Fruchterman and Reingold, Graph Drawing by Force-directed Placement, Softw. Pract. Exper. 21, 1991.
 */
function layOut(random: Random, count: number, ties: readonly Tie[]): Point[] {
  let points: Point[] = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 6.283
    const x = start.x + start.radius * Math.cos(angle) + random() * 10
    return { x, y: start.y + start.radius * Math.sin(angle) + random() * 10 }
  })
  for (let iteration = 0; iteration < iterations; iteration++) {
    const temperature = 10 * (1 - iteration / iterations) + 0.1
    const forces = points.map((a, index) => {
      const force = { x: 0, y: 0 }
      for (const [other, b] of points.entries()) {
        if (other === index) continue
        const dx = a.x - b.x
        const dy = a.y - b.y
        const squared = dx * dx + dy * dy + 0.1
        force.x += (dx / squared) * 900
        force.y += (dy / squared) * 900
      }
      return force
    })
    for (const { a, b, days } of ties) {
      const dx = item(points, a).x - item(points, b).x
      const dy = item(points, a).y - item(points, b).y
      const strength = (Math.hypot(dx, dy) / 36) * Math.sqrt(days / 3) * 0.5
      const [from, to] = [item(forces, a), item(forces, b)]
      from.x -= dx * strength
      from.y -= dy * strength
      to.x += dx * strength
      to.y += dy * strength
    }
    points = points.map((point, index) => {
      const force = item(forces, index)
      const x = force.x + (pull.x - point.x) * pull.across
      const y = force.y + (pull.y - point.y) * pull.down
      const size = Math.hypot(x, y) || 1
      const step = Math.min(size, temperature)
      return { x: point.x + (x / size) * step, y: point.y + (y / size) * step }
    })
  }
  return points
}

/** The drawing area and its centre. */
const frame = { x: 180, y: 170, width: 326, height: 310 } as const

/** Scales points evenly into the frame and centres them there. */
function fitIntoFrame(points: readonly Point[]): Point[] {
  const { left, right, top, bottom } = bounds(points)
  const scale = Math.min(frame.width / (right - left), frame.height / (bottom - top))
  return points.map(({ x, y }) => ({
    x: frame.x + (x - (left + right) / 2) * scale,
    y: frame.y + (y - (top + bottom) / 2) * scale,
  }))
}

/**
 * The seed of the drawn graph: the first at which one entity's betweenness is at least 1.45 times the next and at least
 * 32 of the 34 are connected. It is chosen: the graph shows what a broker looks like, not how often there is one.
 */
export const networkSeed = 37

/** The whole social figure from one seed: habits, fourteen days, ties, centrality, places in a 326 by 310 frame. */
export function drawNetwork(seed: number) {
  const random = mulberry32(seed)
  const { ties, hubs } = drawTies(random)
  const neighbours = neighboursOf(ties, copresence.entities)
  const scores = betweenness(neighbours)
  const broker = scores.indexOf(Math.max(...scores))
  const points = fitIntoFrame(layOut(random, copresence.entities, ties))
  return {
    ties,
    nodes: points.map((point, index) => ({
      ...point,
      hub: item(hubs, index),
      /** Number of ties. */
      degree: item(neighbours, index).length,
      betweenness: item(scores, index),
    })),
    /** Index of the node with the highest betweenness, and the betweenness of the runner-up. */
    broker,
    second: item(
      scores.toSorted((a, b) => b - a),
      1,
    ),
    /** Entities that the broker's part of the graph contains, itself included. */
    connected: pathsFrom(neighbours, broker).order.length,
  }
}
