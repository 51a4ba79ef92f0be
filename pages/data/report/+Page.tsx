import { Finding, ReportMap, ReportMethod, ReportStays, ReportTrips } from '#components/data/report.tsx'
import { InnerPage } from '#components/layout/Layout.tsx'
import { PageContents } from '#components/ui/TitleBlock.tsx'
import { fragments, reportPage } from '#words/pages/papers/report.ts'

export function Page() {
  return (
    <InnerPage
      current="/data/report"
      words={reportPage}
      opening={<PageContents sections={fragments.map((id) => ({ id, title: reportPage[id].title }))} />}
    >
      <Finding />
      <ReportMap />
      <ReportStays />
      <ReportTrips />
      <ReportMethod />
    </InnerPage>
  )
}
