import { cellForecast, fanBox, fanShape, originHour, yOf } from '#day/readings/cell-forecast.ts'

/** Counts of people at which the chart has a line. */
const levels = [0, 40, 80] as const

/** The forecast of one cell: people by hour, and the chart of it in units of its box. */
export function forecast() {
  const found = cellForecast()
  return {
    originHour,
    /** Hours counted before the origin. */
    past: found.past.length,
    hours: found.fan.map(({ p5, p50, p95 }) => ({ p5: Math.round(p5), p50: Math.round(p50), p95: Math.round(p95) })),
    box: fanBox,
    levels: levels.map((count) => ({ count, y: yOf(count) })),
    shape: fanShape(found),
  }
}
