import type { Point } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import type { Random } from '#content/day/random.ts'
import type { Tie } from './copresence.ts'

/** A drawing area and its centre. */
export interface Frame extends Point {
  readonly width: number
  readonly height: number
}

const iterations = 600
const start = { x: 180, y: 150, radius: 110 } as const
const pull = { x: 180, y: 165, across: 0.62, down: 0.4 } as const

/**
 * Places the nodes of a graph so that ties are short and nodes keep apart: all nodes repel, ties attract (more often met,
 * more strongly), and a falling temperature limits each step. A weak pull to the centre keeps loose parts in sight.
 *
 * Source: Fruchterman and Reingold, Graph Drawing by Force-directed Placement, Softw. Pract. Exper. 21, 1991.
 */
export function layOut(random: Random, count: number, ties: readonly Tie[]): Point[] {
  let points: Point[] = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 6.283
    const x = start.x + start.radius * Math.cos(angle) + random() * 10
    return { x, y: start.y + start.radius * Math.sin(angle) + random() * 10 }
  })
  for (let iteration = 0; iteration < iterations; iteration++) {
    const temperature = 10 * (1 - iteration / iterations) + 0.1
    const forces = points.map((a, index) => {
      const force = { x: 0, y: 0 }
      for (const [other, b] of points.entries()) {
        if (other === index) continue
        const dx = a.x - b.x
        const dy = a.y - b.y
        const squared = dx * dx + dy * dy + 0.1
        force.x += (dx / squared) * 900
        force.y += (dy / squared) * 900
      }
      return force
    })
    for (const { a, b, days } of ties) {
      const dx = item(points, a).x - item(points, b).x
      const dy = item(points, a).y - item(points, b).y
      const strength = (Math.hypot(dx, dy) / 36) * Math.sqrt(days / 3) * 0.5
      const [from, to] = [item(forces, a), item(forces, b)]
      from.x -= dx * strength
      from.y -= dy * strength
      to.x += dx * strength
      to.y += dy * strength
    }
    points = points.map((point, index) => {
      const force = item(forces, index)
      const x = force.x + (pull.x - point.x) * pull.across
      const y = force.y + (pull.y - point.y) * pull.down
      const size = Math.hypot(x, y) || 1
      const step = Math.min(size, temperature)
      return { x: point.x + (x / size) * step, y: point.y + (y / size) * step }
    })
  }
  return points
}

/** Scales points evenly into a frame and centres them there. */
export function fitInto(points: readonly Point[], frame: Frame): Point[] {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(frame.width / (right - left), frame.height / (bottom - top))
  return points.map(({ x, y }) => ({
    x: frame.x + (x - (left + right) / 2) * scale,
    y: frame.y + (y - (top + bottom) / 2) * scale,
  }))
}
