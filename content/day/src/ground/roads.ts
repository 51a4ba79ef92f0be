/*
 * The invented street network of the simulated map: how it is drawn, and the shortest routes on it, by which all its people
 * travel. A change takes effect with `npm run results -w content/day`.
 */

import { between, distance, type Line, type Point } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import type { Random } from '#day/random.ts'
import { sum } from '#day/sums.ts'

/** A weighted, undirected graph whose nodes lie on the sheet. */
export interface Roads {
  readonly nodes: readonly Point[]
  /** Pairs of node numbers. */
  readonly edges: readonly (readonly [number, number])[]
  /** For each node, its neighbours and the cost of going there: sheet units, less on a fast road. */
  readonly links: readonly (readonly { readonly to: number; readonly cost: number }[])[]
  /** The edges that cross the river, from west to east. */
  readonly bridges: readonly (readonly [number, number])[]
}

const lattice = { columns: 14, rows: 10, bridgeColumns: [2, 7, 11] } as const

const missing = 0.2
const fastRoad = 0.72

/**
 * An invented street network: a jittered lattice that loses a fifth of its edges and crosses the river at three bridges.
 * One street across and two along are faster than the rest, so that shortest paths gather on them.
 *
 * @param isNorth side of the river on which a point lies
 */
export function drawRoads(random: Random, isNorth: (point: Point) => boolean): Roads {
  const { columns, rows } = lattice
  const bridgeColumns: readonly number[] = lattice.bridgeColumns
  const nodes: Point[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = 10 + column * 44.6 + (random() - 0.5) * 17 + row * 2 - 9
      nodes.push({ x, y: 8 + row * 42.6 + (random() - 0.5) * 17 })
    }
  }
  const links = nodes.map((): { to: number; cost: number }[] => [])
  const edges: (readonly [number, number])[] = []
  const bridges: (readonly [number, number])[] = []
  for (const [from, start] of nodes.entries()) {
    const column = from % columns
    const row = Math.floor(from / columns)
    for (const along of [true, false]) {
      if (along ? column + 1 === columns : row + 1 === rows) continue
      const to = along ? from + 1 : from + columns
      const end = item(nodes, to)
      const crosses = isNorth(start) !== isNorth(end)
      const kept = crosses ? !along && bridgeColumns.includes(column) : random() > missing
      if (!kept) continue
      const fast = along ? row === 3 || row === 6 : column === 7
      const cost = distance(start, end) * (fast ? fastRoad : 1)
      item(links, from).push({ to, cost })
      item(links, to).push({ to: from, cost })
      edges.push([from, to])
      if (crosses) bridges.push([from, to])
    }
  }
  bridges.sort((a, b) => item(nodes, a[0]).x - item(nodes, b[0]).x)
  return { nodes, edges, links, bridges }
}

/** The cheapest ways from one node to every other. */
export interface Ways {
  /** To each node, in the units of the links; infinite for a node without a way to it. */
  readonly cost: readonly number[]
  /** The nodes on the way to a node, with both ends; empty when there is none. */
  readonly to: (node: number) => readonly number[]
}

/**
 * The cheapest ways from a node.
 *
 * Source: Dijkstra, A Note on Two Problems in Connexion with Graphs, Numerische Mathematik 1, 1959.
 */
export function waysFrom({ links }: Roads, from: number): Ways {
  const cost = links.map(() => Number.POSITIVE_INFINITY)
  const previous = new Map<number, number>()
  // Nodes that are reached and not yet left. Of two at the same cost, the lower number goes first.
  const open = new Set([from])
  cost[from] = 0
  while (open.size > 0) {
    let nearest = -1
    let least = Number.POSITIVE_INFINITY
    for (const node of open) {
      const away = item(cost, node)
      if (away > least || (away === least && node > nearest)) continue
      nearest = node
      least = away
    }
    open.delete(nearest)
    for (const link of item(links, nearest)) {
      const through = least + link.cost
      if (through >= item(cost, link.to)) continue
      cost[link.to] = through
      previous.set(link.to, nearest)
      open.add(link.to)
    }
  }
  const to = (node: number): readonly number[] => {
    if (item(cost, node) === Number.POSITIVE_INFINITY) return []
    const path = [node]
    for (let before = previous.get(node); before !== undefined; before = previous.get(before)) path.unshift(before)
    return path
  }
  return { cost, to }
}

/** The nearest node that is not a dead end. */
export function nearestJunction(roads: Roads, point: Point): number {
  let nearest = -1
  let least = Number.POSITIVE_INFINITY
  for (const [index, node] of roads.nodes.entries()) {
    const away = distance(node, point)
    if (item(roads.links, index).length < 2 || away >= least) continue
    nearest = index
    least = away
  }
  return nearest
}

/** The way by road from one point to another, in sheet units, both points included. */
export function routeBetween(roads: Roads, from: Point, to: Point): Line {
  const path = waysFrom(roads, nearestJunction(roads, from)).to(nearestJunction(roads, to))
  return [from, ...path.map((node) => item(roads.nodes, node)), to]
}

const lengthsOf = new WeakMap<Line, readonly number[]>()

/** The lengths of a line's parts, cached because a track asks for hundreds of points on one line. */
export function partLengths(line: Line): readonly number[] {
  const lengths = lengthsOf.get(line) ?? line.slice(1).map((point, index) => distance(point, item(line, index)))
  lengthsOf.set(line, lengths)
  return lengths
}

/** The point at a fraction of a line's length: 0 is its start, 1 its end. */
export function along(line: Line, fraction: number): Point {
  const lengths = partLengths(line)
  let left = fraction * sum(lengths)
  for (const [index, length] of lengths.entries()) {
    if (left <= length || index === lengths.length - 1) {
      return between(item(line, index), item(line, index + 1), length > 0 ? Math.min(1, left / length) : 0)
    }
    left -= length
  }
  return item(line, 0)
}
