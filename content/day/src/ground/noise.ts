/*
 * Gradient noise, which makes the hills of the simulated map (terrain.ts). A change takes effect with
 * `npm run results -w content/day`.
 */

import { item } from '#day/item.ts'
import type { Random } from '#day/random.ts'

/** A value for each place, as `gradientNoise` gives it. */
export type Noise = (x: number, y: number) => number

/** Fisher and Yates' shuffle of 0..255, as Durstenfeld gave it (Comm. ACM 7, 1964, algorithm 235). */
function permutation(random: Random): readonly number[] {
  const order = Array.from({ length: 256 }, (_, index) => index)
  for (let index = 255; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const held = item(order, index)
    order[index] = item(order, other)
    order[other] = held
  }
  return order
}

/**
 * Gradient noise: zero at every lattice point, smooth between, about -0.7 to 0.7.
 *
 * Source: Perlin, An Image Synthesizer, SIGGRAPH 1985; fade curve of Improving Noise, SIGGRAPH 2002.
 */
export function gradientNoise(random: Random): Noise {
  const order = permutation(random)
  const slopes = order.map((place) => {
    const angle = (place / 256) * 2 * Math.PI
    return { x: Math.cos(angle), y: Math.sin(angle) }
  })
  const slope = (column: number, row: number) => item(slopes, (item(order, column & 255) + row) & 255)
  const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
  return (x, y) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const u = x - left
    const v = y - top
    const corner = (i: 0 | 1, j: 0 | 1) => {
      const gradient = slope(left + i, top + j)
      return gradient.x * (u - i) + gradient.y * (v - j)
    }
    const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)]
    const across = fade(u)
    return a + across * (b - a) + fade(v) * (c + across * (d - c) - a - across * (b - a))
  }
}
