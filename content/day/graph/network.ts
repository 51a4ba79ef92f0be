import type { Point } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { mulberry32 } from '#content/day/random.ts'
import { betweenness, neighboursOf, reachable } from './betweenness.ts'
import { copresence, drawTies, type Tie } from './copresence.ts'
import { fitInto, layOut } from './layout.ts'

export interface Network {
  readonly ties: readonly Tie[]
  readonly nodes: readonly (Point & {
    readonly hub: number
    /** Number of ties. */
    readonly degree: number
    readonly betweenness: number
  })[]
  /** Index of the node with the highest betweenness, and the betweenness of the runner-up. */
  readonly broker: number
  readonly second: number
  /** Entities that the broker's part of the graph holds, itself included. */
  readonly connected: number
}

/**
 * The seed of the drawn graph: the first at which one entity's betweenness is at least 1.45 times the next and at least
 * 32 of the 34 are connected. It is chosen: the graph shows what a broker looks like, not how often there is one.
 */
export const networkSeed = 37

/** The whole social figure from one seed: habits, fourteen days, ties, centrality, places in a 326 by 310 frame. */
export function drawNetwork(seed: number): Network {
  const random = mulberry32(seed)
  const { ties, hubs } = drawTies(random)
  const neighbours = neighboursOf(ties, copresence.entities)
  const scores = betweenness(neighbours)
  const broker = scores.indexOf(Math.max(...scores))
  const points = fitInto(layOut(random, copresence.entities, ties), { x: 180, y: 170, width: 326, height: 310 })
  return {
    ties,
    nodes: points.map((point, index) => ({
      ...point,
      hub: item(hubs, index),
      degree: item(neighbours, index).length,
      betweenness: item(scores, index),
    })),
    broker,
    second: item(
      scores.toSorted((a, b) => b - a),
      1,
    ),
    connected: reachable(neighbours, broker).length,
  }
}
