import { describe, expect, it } from 'vitest'
import { accuracy, drawHistory, forecastFan, pointForecast, quantile } from '#content/day/counts/forecast.ts'
import { mulberry32 } from '#content/day/random.ts'

const short = { season: 4, horizon: 8, decay: 0.5, lookback: 1, warmUp: 2 }
const steady = (seasons: number) => Array.from({ length: seasons * 4 }, (_, hour) => [0, 10, 40, 20][hour % 4] ?? 0)

describe('the point forecast', () => {
  it('repeats a season that never changes', () => {
    expect(pointForecast(steady(5), 16, short)).toEqual([0, 10, 40, 20, 0, 10, 40, 20])
  })

  it('carries today’s deviation on, and lets it fade', () => {
    const counts = [...steady(4), 0, 10, 40]
    const doubled = counts.with(18, 80)
    const usual = pointForecast(counts, 19, short)
    const raised = pointForecast(doubled, 19, short)
    // The hour itself raises its own mean from 40 to 48, so the deviation is 80 / 48 - 1.
    expect(raised[0]).toBeCloseTo(20 * (1 + (80 / 48 - 1) * 0.5))
    expect(raised[0]).toBeGreaterThan(usual[0] ?? Number.NaN)
    expect((raised[4] ?? 0) / 20).toBeLessThan((raised[0] ?? 0) / 20)
  })

  it('never looks at what comes after its origin', () => {
    const counts = steady(10)
    const changed = counts.map((count, hour) => (hour < 24 ? count : 999))
    expect(pointForecast(changed, 24, short)).toEqual(pointForecast(counts, 24, short))
  })

  it('refuses to start without a season behind it', () => {
    expect(() => pointForecast(steady(1), 3, short)).toThrow('has no whole season of 4 behind it')
  })
})

describe('the fan', () => {
  const profile = Array.from({ length: 24 }, (_, hour) => (hour > 7 && hour < 17 ? 70 : 3))

  it('orders its quantiles, and none is below nothing', () => {
    const fan = forecastFan(drawHistory(mulberry32(4), profile, 60), 24 * 57 + 12)
    expect(fan).toHaveLength(48)
    for (const { p5, p25, p50, p75, p95 } of fan) {
      expect([p5, p25, p50, p75, p95].toSorted((a, b) => a - b)).toEqual([p5, p25, p50, p75, p95])
      expect(p5).toBeGreaterThanOrEqual(0)
    }
  })

  it('never looks at what comes after its origin', () => {
    const counts = drawHistory(mulberry32(4), profile, 60)
    const origin = 24 * 50 + 12
    expect(forecastFan(counts.slice(0, origin), origin)).toEqual(forecastFan(counts, origin))
  })

  it('holds about nine tenths of the truth over many days that it has not seen', () => {
    const counts = drawHistory(mulberry32(5), profile, 200)
    let inside = 0
    let hours = 0
    for (let day = 80; day < 198; day += 3) {
      const origin = day * 24 + 12
      for (const [lead, { p5, p95 }] of forecastFan(counts.slice(0, origin), origin).entries()) {
        const count = counts[origin + lead] ?? Number.NaN
        if (count >= p5 && count <= p95) inside++
        hours++
      }
    }
    expect(inside / hours).toBeGreaterThan(0.87)
    expect(inside / hours).toBeLessThan(0.95)
  })

  it('refuses a history with no day left to backtest on', () => {
    expect(() => forecastFan(drawHistory(mulberry32(4), profile, 21), 24 * 20 + 12)).toThrow('No earlier day is left')
  })
})

describe('its measures', () => {
  it('interpolates quantiles', () => {
    expect(quantile([0, 10], 0.25)).toBe(2.5)
    expect(quantile([1, 2, 3, 4, 5], 0.5)).toBe(3)
    expect(quantile([7], 0.95)).toBe(7)
  })

  it('weighs misses by what there was', () => {
    expect(accuracy([90, 10], [100, 0])).toBeCloseTo(0.8)
    expect(accuracy([100, 0], [100, 0])).toBe(1)
  })
})
