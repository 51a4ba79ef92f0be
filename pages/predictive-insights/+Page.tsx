import { Layout } from '#components/layout/Layout.tsx'
import { Access } from '#components/predictive/Access.tsx'
import { Forecast } from '#components/predictive/Forecast.tsx'
import { findings } from '#components/predictive/findings.ts'
import { Proactive } from '#components/predictive/Proactive.tsx'
import { UseCase } from '#components/predictive/UseCase.tsx'
import { ClaimsSection } from '#components/ui/ClaimsSection.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { Notes } from '#components/ui/Notes.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { example } from '#content/day/counts/forecast-example.ts'
import { predictive } from '#content/en/pages/predictive-insights.ts'

export function Page() {
  const { back, title, lead, notes, closing } = predictive
  const shown = example()
  const found = findings(shown)
  return (
    <Layout current="/predictive-insights">
      <TitleBlock back={back} title={title} lead={lead} notes={<Notes lines={notes} />} />
      <Forecast example={shown} found={found} />
      <ClaimsSection numeral="2" words={predictive.claims} />
      <UseCase found={found} />
      <Proactive />
      <Access example={shown} />
      <ClosingBand {...closing} />
    </Layout>
  )
}
