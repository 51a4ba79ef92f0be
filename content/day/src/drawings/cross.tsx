/*
 * The figure "cross" of the simulated day: the crosses of the simulated map's grid for a background, as the one tile that
 * repeats. Half a cross is at each side of it, and tiles join the halves. `npm run results -w content/day` draws it into
 * results/drawings/cross.json.
 */

import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame } from '#day/drawings/engine/frame.ts'

const tile = 168

export const cross: Figure = {
  frame: frame(0, 0, tile, tile),
  ground: 'paper',
  extent: 'tile',
  css: 'path{stroke:var(--i);opacity:.65}',
  Drawing,
}

const arm = 5

function Drawing() {
  const middle = tile / 2
  const half = (x: number) => `M${x} ${middle - arm}v${2 * arm}M${x - arm} ${middle}h${2 * arm}`
  return <path d={half(0) + half(tile)} />
}
