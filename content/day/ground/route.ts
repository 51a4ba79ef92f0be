import { item } from '#content/day/item.ts'
import type { Roads } from './roads.ts'
import { between, distance, type Line, type Point } from './sheet.ts'

/**
 * The cheapest way between two nodes, as node numbers with both ends; empty when there is none.
 *
 * Source: Dijkstra, A Note on Two Problems in Connexion with Graphs, Numerische Mathematik 1, 1959.
 */
export function shortestPath(links: Roads['links'], from: number, to: number): number[] {
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
    if (nearest === to) break
    open.delete(nearest)
    for (const link of item(links, nearest)) {
      const through = least + link.cost
      if (through >= item(cost, link.to)) continue
      cost[link.to] = through
      previous.set(link.to, nearest)
      open.add(link.to)
    }
  }
  if (item(cost, to) === Number.POSITIVE_INFINITY) return []
  const path = [to]
  for (let node = previous.get(to); node !== undefined; node = previous.get(node)) path.unshift(node)
  return path
}

/** The nearest node that is not a dead end. */
function nearestJunction(roads: Roads, point: Point): number {
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
  const path = shortestPath(roads.links, nearestJunction(roads, from), nearestJunction(roads, to))
  return [from, ...path.map((node) => item(roads.nodes, node)), to]
}

const lengthsOf = new WeakMap<Line, readonly number[]>()

/** The lengths of a line's parts, kept because a track asks for hundreds of points on one line. */
function partLengths(line: Line): readonly number[] {
  const lengths = lengthsOf.get(line) ?? line.slice(1).map((point, index) => distance(point, item(line, index)))
  lengthsOf.set(line, lengths)
  return lengths
}

/** The point at a fraction of a line's length: 0 is its start, 1 its end. */
export function along(line: Line, fraction: number): Point {
  const lengths = partLengths(line)
  let left = fraction * lengths.reduce((sum, length) => sum + length, 0)
  for (const [index, length] of lengths.entries()) {
    if (left <= length || index === lengths.length - 1) {
      return between(item(line, index), item(line, index + 1), length > 0 ? Math.min(1, left / length) : 0)
    }
    left -= length
  }
  return item(line, 0)
}
