import { InnerPage } from '#components/layout/InnerPage.tsx'
import { Access, Forecast, Proactive, UseCase } from '#components/predictive/sections.tsx'
import { ClaimsSection } from '#components/ui/ClaimsSection.tsx'
import { cellForecast } from '#content/day/readings/cell-forecast.ts'
import { forecastWords } from '#content/day/words/count-words.ts'
import { fragments, predictive } from '#words/pages/predictive-insights.ts'
import * as print from '#words/print.ts'

export function Page() {
  const forecast = cellForecast()
  const found = forecastWords(forecast, print)
  return (
    <InnerPage kind="document" current="/predictive-insights" words={predictive} sections={fragments}>
      <Forecast forecast={forecast} found={found} />
      <ClaimsSection id="claims" numeral="2" words={predictive.claims} />
      <UseCase found={found} />
      <Proactive />
      <Access forecast={forecast} />
    </InnerPage>
  )
}
