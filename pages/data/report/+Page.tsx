import {
  Delivery,
  Finding,
  Onboarding,
  ReportMap,
  ReportMethod,
  ReportStays,
  ReportTrips,
} from '#components/data/report.tsx'
import { InnerPage } from '#components/layout/InnerPage.tsx'
import { layout } from '#words/layout.ts'
import { fragments, reportPage } from '#words/pages/publications/report.ts'

export function Page() {
  return (
    <InnerPage
      kind="document"
      current="/data/report"
      words={reportPage}
      sections={fragments}
      action={reportPage.closing.actions[0]}
      other={layout.briefing}
    >
      <Finding />
      <ReportMap />
      <ReportStays />
      <ReportTrips />
      <ReportMethod />
      <Delivery />
      <Onboarding />
    </InnerPage>
  )
}
