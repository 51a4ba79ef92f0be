import { item } from '#content/day/item.ts'
import type { Random } from '#content/day/random.ts'
import { distance, type Point } from './sheet.ts'

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

export const lattice = { columns: 14, rows: 10, bridgeColumns: [2, 7, 11] } as const

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
