/*
 * The uneven edges of layers of rock, drawn at random with the tools of the simulated day (results/edges.json), which the
 * page /about shows beside the history of the company. A change takes effect with `npm run results -w content/day`.
 */

import { mulberry32 } from '#day/random.ts'

/** The box of an edge, in drawing units. A page stretches it to its own width. */
export const edgeBox = { width: 1200, height: 40 } as const

const steps = 24

/** Points along the upper edge of a layer of rock: a random walk, pulled back to the middle of its box. */
function edgePoints(seed: number): string {
  const random = mulberry32(seed)
  let height = edgeBox.height / 2
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    height += (random() - 0.5) * 16 + (edgeBox.height / 2 - height) * 0.2
    return `${(edgeBox.width / steps) * step} ${Math.round(Math.min(edgeBox.height - 4, Math.max(4, height)))}`
  })
  return points.join(' ')
}

/** Path data of the edge as a line. The same seed gives the same edge. */
export const edgeLine = (seed: number): string => `M${edgePoints(seed)}`

/** Path data of the rock below the edge, down to the foot of its box. */
export const edgeFill = (seed: number): string =>
  `M0 ${edgeBox.height}L${edgePoints(seed)} ${edgeBox.width} ${edgeBox.height}z`
