import { describe, expect, it } from 'vitest'
import { drawHistory } from '#content/day/counts/forecast.ts'
import { mulberry32 } from '#content/day/random.ts'

const profile = [0, 5, 80, 20]

describe('the invented history', () => {
  it('holds whole counts, none below nothing, for each hour of each day', () => {
    const counts = drawHistory(mulberry32(1), profile, 50)
    expect(counts).toHaveLength(200)
    expect(counts.every((count) => Number.isInteger(count) && count >= 0)).toBe(true)
  })

  it('is the same from the same seed, and another from another', () => {
    const draw = (seed: number) => drawHistory(mulberry32(seed), profile, 5)
    expect(draw(3105)).toEqual(draw(3105))
    expect(draw(3105)).not.toEqual(draw(3106))
  })

  it('keeps to its profile over many days', () => {
    const counts = drawHistory(mulberry32(2), profile, 2000)
    for (const [hour, expected] of profile.entries()) {
      const sameHour = counts.filter((_, index) => index % profile.length === hour)
      const mean = sameHour.reduce((sum, count) => sum + count, 0) / sameHour.length
      expect(Math.abs(mean - expected)).toBeLessThanOrEqual(0.3 + expected * 0.03)
    }
  })
})
