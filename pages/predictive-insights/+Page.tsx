import { Layout } from '#components/layout/Layout.tsx'
import { Access } from '#components/predictive/Access.tsx'
import { Forecast } from '#components/predictive/Forecast.tsx'
import { Proactive } from '#components/predictive/Proactive.tsx'
import { UseCase } from '#components/predictive/UseCase.tsx'
import { ClaimsSection } from '#components/ui/ClaimsSection.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { Notes } from '#components/ui/Notes.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { cellForecast } from '#content/day/readings/cell-forecast.ts'
import { forecastWords } from '#content/day/words/forecast-words.ts'
import { predictive } from '#content/en/pages/predictive-insights.ts'
import * as print from '#content/en/print.ts'

export function Page() {
  const { back, title, lead, notes, closing } = predictive
  const forecast = cellForecast()
  const found = forecastWords(forecast, print)
  return (
    <Layout current="/predictive-insights">
      <TitleBlock back={back} title={title} lead={lead} notes={<Notes lines={notes} />} />
      <Forecast forecast={forecast} found={found} />
      <ClaimsSection numeral="2" words={predictive.claims} />
      <UseCase found={found} />
      <Proactive />
      <Access forecast={forecast} />
      <ClosingBand {...closing} />
    </Layout>
  )
}
