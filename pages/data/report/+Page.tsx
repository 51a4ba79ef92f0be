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
import { fragments, reportPage } from '#words/pages/publications/report.ts'

export function Page() {
  return (
    <InnerPage kind="document" current="/data/report" words={reportPage} sections={fragments}>
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
