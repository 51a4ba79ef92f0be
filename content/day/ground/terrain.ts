import { item } from '#content/day/item.ts'
import type { Random } from '#content/day/random.ts'
import { type Line, type Point, sheet } from './sheet.ts'

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

/** Height of the river's centre line on the sheet, in sheet units from the top, at a given x. */
export const riverAt = (x: number): number => 232 - 0.12 * x + 46 * Math.sin(x / 92 + 0.6) + 14 * Math.sin(x / 31)

/** True north of the river. */
export const isNorth = (point: Point): boolean => point.y < riverAt(point.x)

/** The river's centre line, a little longer than the sheet is wide. */
export const riverLine: Line = Array.from({ length: sheet.width / 6 + 3 }, (_, index) => {
  const x = (index - 1) * 6
  return { x, y: riverAt(x) }
})

function distanceToRiver(x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  for (let aside = -60; aside <= 60; aside += 6) nearest = Math.min(nearest, Math.hypot(aside, y - riverAt(x + aside)))
  return nearest
}

/** Elevation in metres above an invented datum: a valley cut by the river into two octaves of gradient noise. */
export function elevation(noise: Noise, x: number, y: number): number {
  const away = distanceToRiver(x, y)
  return (
    54 +
    62 * (1 - Math.exp(-away / 120)) +
    74 * Math.max(-0.25, noise(x / 118 + 3, y / 118 + 9)) * Math.min(1, away / 60) +
    20 * noise(x / 46, y / 46) * Math.min(1, away / 50)
  )
}
