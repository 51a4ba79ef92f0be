import { expect, test } from 'vitest'
import { distance, simplify } from '#content/day/ground/sheet.ts'

test('a straight line keeps its ends alone', () => {
  const line = Array.from({ length: 50 }, (_, x) => ({ x, y: 2 * x + 1 }))
  expect(simplify(line, 0.01)).toEqual([line[0], line[49]])
})

test('a corner beyond the tolerance stays, one within it goes', () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 5, y: 3 },
    { x: 10, y: 0 },
  ]
  expect(simplify(corner, 2.9)).toHaveLength(3)
  expect(simplify(corner, 3.1)).toHaveLength(2)
})

test('no dropped point of a wave lies farther from the new line than the tolerance', () => {
  const wave = Array.from({ length: 400 }, (_, step) => ({ x: step, y: 20 * Math.sin(step / 15) }))
  const simple = simplify(wave, 1)
  expect(simple.length).toBeLessThan(wave.length / 4)
  for (const point of wave) {
    const nearest = simple.slice(1).map((end, index) => {
      const start = simple[index] ?? end
      const [dx, dy] = [end.x - start.x, end.y - start.y]
      const projected = ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
      const along = Math.max(0, Math.min(1, projected))
      return distance(point, { x: start.x + dx * along, y: start.y + dy * along })
    })
    expect(Math.min(...nearest)).toBeLessThanOrEqual(1 + 1e-9)
  }
})

test('a closed ring is not collapsed', () => {
  const ring = Array.from({ length: 41 }, (_, step) => {
    const angle = (step / 40) * 2 * Math.PI
    return { x: 10 * Math.cos(angle), y: 10 * Math.sin(angle) }
  })
  expect(simplify(ring, 0.5).length).toBeGreaterThan(6)
})
