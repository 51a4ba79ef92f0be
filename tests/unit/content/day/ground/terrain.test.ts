import { expect, test } from 'vitest'
import { elevation, gradientNoise, isNorth, riverAt, riverLine } from '#content/day/ground/terrain.ts'
import { mulberry32 } from '#content/day/random.ts'

test('gradient noise is zero on its lattice, bounded and continuous', () => {
  const noise = gradientNoise(mulberry32(7))
  for (let x = -3; x < 3; x++) for (let y = -3; y < 3; y++) expect(noise(x, y)).toBeCloseTo(0, 12)
  let largest = 0
  for (let step = 0; step < 4000; step++) {
    const x = step * 0.0137
    const here = noise(x, 1.7)
    largest = Math.max(largest, Math.abs(here))
    expect(Math.abs(noise(x + 1e-4, 1.7) - here)).toBeLessThan(1e-3)
  }
  expect(largest).toBeGreaterThan(0.2)
  expect(largest).toBeLessThanOrEqual(1)
})

test('the river lies in a valley that the ground leaves on both sides', () => {
  const noise = gradientNoise(mulberry32(3105))
  for (const x of [60, 200, 340, 480, 560]) {
    const bed = elevation(noise, x, riverAt(x))
    expect(elevation(noise, x, riverAt(x) - 60)).toBeGreaterThan(bed)
    expect(elevation(noise, x, riverAt(x) + 60)).toBeGreaterThan(bed)
  }
})

test('the river runs past both edges and parts north from south', () => {
  expect(riverLine.at(0)?.x).toBeLessThan(0)
  expect(riverLine.at(-1)?.x).toBeGreaterThan(600)
  expect(isNorth({ x: 300, y: riverAt(300) - 1 })).toBe(true)
  expect(isNorth({ x: 300, y: riverAt(300) + 1 })).toBe(false)
})
