/* The stars of home: where they begin, and how they fall. */

import { describe, expect, it } from 'vitest'
import { fall, type Particle, seedParticles, starfield } from '#components/islands/starfield/particles.ts'

/** Returns the given numbers in turn, repeatedly. */
function sequence(...numbers: readonly number[]): () => number {
  let next = 0
  return () => numbers[next++ % numbers.length] ?? 0
}

const particle = (change: Partial<Particle>): Particle => ({ x: 5, y: 0, radius: 1, speed: 0.3, ...change })

describe('seedParticles', () => {
  it('keeps every particle on the canvas, below the radius limit and within the speeds', () => {
    const edges = sequence(0, 1 - Number.EPSILON, 0.5)
    for (const { x, y, radius, speed } of [
      ...seedParticles(400, 300, Math.random),
      ...seedParticles(400, 300, edges),
    ]) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThan(400)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThan(300)
      expect(radius).toBeGreaterThan(0)
      expect(radius).toBeLessThan(1.2)
      expect(speed).toBeGreaterThanOrEqual(0.1)
      expect(speed).toBeLessThanOrEqual(0.3)
    }
  })
})

describe('fall', () => {
  it('falls by its speed in one frame at 60 Hz', () => {
    const one = particle({ y: 10, speed: 0.3 })
    fall([one], 1000 / 60, 100, 100, Math.random)
    expect(one.y).toBeCloseTo(10.3)
    expect(one.x).toBe(5)
  })

  it('falls the same distance at 60 and at 120 Hz', () => {
    const slow = particle({})
    const fast = particle({})
    for (let frame = 0; frame < 60; frame++) fall([slow], 1000 / 60, 100, 100, Math.random)
    for (let frame = 0; frame < 120; frame++) fall([fast], 1000 / 120, 100, 100, Math.random)
    expect(slow.y).toBeCloseTo(18)
    expect(fast.y).toBeCloseTo(slow.y)
  })

  it('leaves the canvas completely before it enters at the top, at another x', () => {
    const low = particle({ y: 100.9, radius: 1, speed: 0.1 })
    fall([low], starfield.frameTime, 200, 100, () => 0.25)
    expect(low).toMatchObject({ x: 5 })
    expect(low.y).toBeCloseTo(101)
    fall([low], starfield.frameTime, 200, 100, () => 0.25)
    expect(low.x).toBe(50)
    expect(low.y).toBeCloseTo(-0.9)
  })

  it('does not make up for a long pause', () => {
    const one = particle({})
    fall([one], 60_000, 100, 100, Math.random)
    expect(one.y).toBeCloseTo((0.3 * 100) / (1000 / 60))
  })
})
