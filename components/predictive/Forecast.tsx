import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import type { CellForecast } from '#content/day/readings/cell-forecast.ts'
import type { ForecastWords } from '#content/day/words/count-words.ts'
import { predictive } from '#words/pages/predictive-insights.ts'
import { ForecastFan } from './ForecastFan.tsx'

/** Section with a worked example: a forecast and the result of its backtest. */
export function Forecast({ forecast, found }: { forecast: CellForecast; found: ForecastWords }) {
  const { note, title, text, finding } = predictive.fan
  return (
    <HeadedSection ground="night" id="fan" numeral="1" note={note} title={title} text={text(found)}>
      <ForecastFan forecast={forecast} found={found} />
      <p className="fan-finding">{finding(found)}</p>
    </HeadedSection>
  )
}
