import { item } from '#content/day/item.ts'

/** An undirected, unweighted graph: for each node, its neighbours. */
export type Neighbours = readonly (readonly number[])[]

/** Neighbours of each of `count` nodes, from pairs of node numbers. */
export function neighboursOf(pairs: readonly { readonly a: number; readonly b: number }[], count: number): Neighbours {
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
export function betweenness(neighbours: Neighbours): number[] {
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

/** The nodes that can be reached from one, itself included. */
export const reachable = (neighbours: Neighbours, from: number): number[] => pathsFrom(neighbours, from).order
