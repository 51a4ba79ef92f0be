import { FigureCaption } from '#components/figures/FigureCaption.tsx'
import { type CellForecast, fanBox, fanShape, originHour, yOf } from '#content/day/readings/cell-forecast.ts'
import type { ForecastWords } from '#content/day/words/count-words.ts'
import { predictive } from '#words/pages/predictive-insights.ts'
import { clockTime } from '#words/print.ts'

const hoursShown = fanBox.width / fanBox.hour
const tickEvery = 12
const levels = [0, 40, 80] as const

const across = (hour: number) => `${((hour / hoursShown) * 100).toFixed(2)}%`
const down = (count: number) => `${((yOf(count) / fanBox.height) * 100).toFixed(2)}%`

/** Fan chart: a day of counts, 48 hours of forecast with its bands, and the actual counts as dots. */
export function ForecastFan({ forecast, found }: { forecast: CellForecast; found: ForecastWords }) {
  const { label, now, unit, caption } = predictive.fan
  const shape = fanShape(forecast)
  const ticks = Array.from({ length: hoursShown / tickEvery - 1 }, (_, index) => (index + 1) * tickEvery)
  return (
    <figure className="fan">
      <svg role="img" aria-label={label(found)}>
        {levels.map((level) => (
          <line className="fan-level" x2="100%" y1={down(level)} y2={down(level)} key={level} />
        ))}
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${fanBox.width} ${fanBox.height}`}
          preserveAspectRatio="none"
          width="100%"
          height="100%"
        >
          <path className="fan-wide" d={shape.wide} />
          <path className="fan-middle" d={shape.middle} />
          <path className="fan-past" d={shape.past} />
          <path className="fan-median" d={shape.median} />
          <path className="fan-inside" d={shape.inside} />
          <path className="fan-outside" d={shape.outside} />
        </svg>
        <line className="fan-now" x1={across(forecast.past.length)} x2={across(forecast.past.length)} y2="100%" />
        <text x={across(forecast.past.length)} dx="-.5em" y="1em" textAnchor="end">
          {now}
        </text>
        {levels.slice(1).map((level) => (
          <text className="fan-unit" x=".6em" y={down(level)} dy="-.4em" key={level}>
            {level} {unit}
          </text>
        ))}
        {ticks.map((hour) => (
          <text className="fan-tick" x={across(hour)} y="100%" dy="1.5em" textAnchor="middle" key={hour}>
            {clockTime(((originHour + hour) % 24) * 60)}
          </text>
        ))}
      </svg>
      <FigureCaption figure="forecast">{caption(found)}</FigureCaption>
    </figure>
  )
}
