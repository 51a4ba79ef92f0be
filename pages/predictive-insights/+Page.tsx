import { InnerPage } from '#components/layout/InnerPage.tsx'
import { Access, Forecast, Proactive, UseCase } from '#components/predictive/sections.tsx'
import { ClaimsSection } from '#components/ui/ClaimsSection.tsx'
import { fragments, predictive } from '#words/pages/predictive-insights.ts'

export function Page() {
  return (
    <InnerPage kind="document" current="/predictive-insights" words={predictive} sections={fragments}>
      <Forecast />
      <ClaimsSection id="claims" numeral="2" words={predictive.claims} />
      <UseCase />
      <Proactive />
      <Access />
    </InnerPage>
  )
}
