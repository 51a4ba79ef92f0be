import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import type { CellForecast } from '#content/day/readings/cell-forecast.ts'
import type { ForecastWords } from '#content/day/words/forecast-words.ts'
import { predictive } from '#content/en/pages/predictive-insights.ts'
import { ForecastFan } from './ForecastFan.tsx'

/** The worked example: the fan of a forecast, and what the backtest found. */
export function Forecast({ forecast, found }: { forecast: CellForecast; found: ForecastWords }) {
  const { note, title, text, finding } = predictive.fan
  return (
    <HeadedSection ground="night" numeral="1" note={note} title={title} text={text(found)}>
      <ForecastFan forecast={forecast} found={found} />
      <p className="fan-finding">{finding(found)}</p>
    </HeadedSection>
  )
}
