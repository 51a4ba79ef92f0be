/*
 * The cairn of the simulated day: the day as a stack of stones, one for each place, whose area is the minutes spent there.
 * It is the company's picture of a day, on home and in the logo (results/cairn.json, results/logo.json). A change takes
 * effect with `npm run results -w content/day`.
 */

import { area, bounds, centroid, clip, cutCorners, type Line, span } from '#day/ground/sheet.ts'
import { item } from './item.ts'
import { mulberry32, type Random } from './random.ts'

/** What a stone stands for: a place, and the minutes spent there. */
interface Part {
  readonly id: number
  readonly minutes: number
}

export interface Stone extends Part {
  readonly outline: Line
  /** The side away from the light. */
  readonly shade: Line
}

/** Stones from the base up; outlines start at the cairn's own left and top. */
interface Cairn {
  readonly width: number
  readonly height: number
  readonly stones: readonly Stone[]
}

const shift = (polygon: Line, dx: number, dy: number): Line => polygon.map(({ x, y }) => ({ x: x + dx, y: y + dy }))
const scale = (polygon: Line, factor: number): Line => polygon.map(({ x, y }) => ({ x: x * factor, y: y * factor }))

/** A flattened boulder around the origin: points on a jittered superellipse (Lamé, 1818), skewed, tilted, corners cut. */
function drawBoulder(random: Random, isBase: boolean): Line {
  const aspect = (isBase ? 2.25 : 1.55) + random() * 0.75
  const corners = 8 + Math.floor(random() * 3)
  const exponent = 2 / (2.25 + random() * 0.5)
  const tilt = isBase ? 0 : (random() - 0.5) * 0.16
  const skew = (random() - 0.5) * 0.35
  const outline = Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner + 0.5 + (random() - 0.5) * 0.7) / corners) * 2 * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const x = Math.sign(cos) * Math.abs(cos) ** exponent * aspect * (0.9 + random() * 0.2)
    const y = Math.sign(sin) * Math.abs(sin) ** exponent * (0.86 + random() * 0.14)
    const skewed = x + skew * y
    return {
      x: skewed * Math.cos(tilt) - y * Math.sin(tilt),
      y: skewed * Math.sin(tilt) + y * Math.cos(tilt),
    }
  })
  return cutCorners(outline, 0.24)
}

/** Cuts the lowest thirtieth of a stone's width off, so that it lies flat. */
function flatten(outline: Line): Line {
  const { left, right, bottom } = bounds(outline)
  const ground = bottom - (right - left) / 30
  return clip(outline, (point) => ground - point.y)
}

/** How far a stone falls before it touches the one below: the least gap, which lies at a corner of one of the two. */
function fall(upper: Line, lower: Line): number {
  const gaps = [...upper, ...lower].flatMap(({ x }) => {
    const [above, below] = [span(upper, x), span(lower, x)]
    return above && below ? [below.top - above.bottom] : []
  })
  return Math.min(...gaps)
}

function shadeOf(random: Random, outline: Line): Line {
  const { top, bottom } = bounds(outline)
  const x = centroid(outline).x
  const y = (top + bottom) / 2
  const slope = 0.16 + random() * 0.3
  // An unused draw: without it the stones above, and with them the published logo, would have other shapes.
  random()
  return clip(outline, (point) => point.y - y + (point.x - x) * slope - (bottom - top) * 0.08)
}

/**
 * Stacks parts as stones, the greatest at the base. The area of each is exactly proportional to its part, and each is
 * settled on the one below until they touch.
 *
 * @param width width of the base stone, in the units of the outlines
 */
export function stack(parts: readonly Part[], width: number, seed: number): Cairn {
  const random = mulberry32(seed)
  const bySize = parts.toSorted((a, b) => b.minutes - a.minutes)
  const boulders = bySize.map((part, index) => {
    const boulder = drawBoulder(random, index === 0)
    const outline = index === 0 ? flatten(boulder) : boulder
    return { ...part, outline: scale(outline, Math.sqrt(part.minutes / area(outline))) }
  })
  const base = bounds(item(boulders, 0).outline)
  const factor = width / (base.right - base.left)
  const stones: Stone[] = []
  for (const boulder of boulders) {
    const outline = scale(boulder.outline, factor)
    const below = stones.at(-1)
    const settled = below ? settle(random, outline, below.outline) : onGround(outline)
    stones.push({ ...boulder, outline: settled, shade: shadeOf(random, settled) })
  }
  const box = bounds(stones.flatMap((stone) => stone.outline))
  return {
    width: box.right - box.left,
    height: box.bottom - box.top,
    stones: stones.map((stone) => ({
      ...stone,
      outline: shift(stone.outline, -box.left, -box.top),
      shade: shift(stone.shade, -box.left, -box.top),
    })),
  }
}

const onGround = (outline: Line): Line => shift(outline, -centroid(outline).x, -bounds(outline).bottom)

function settle(random: Random, outline: Line, lower: Line): Line {
  const { left, right } = bounds(lower)
  const x = centroid(lower).x * 0.72 + (random() - 0.5) * 0.2 * (right - left)
  const above = shift(outline, x - centroid(outline).x, 0)
  return shift(above, 0, fall(above, lower))
}
