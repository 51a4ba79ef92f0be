import { Finding } from '#components/data/report/Finding.tsx'
import { ReportMap } from '#components/data/report/ReportMap.tsx'
import { ReportMethod } from '#components/data/report/ReportMethod.tsx'
import { ReportStays, ReportTrips } from '#components/data/report/ReportTables.tsx'
import { InnerPage } from '#components/layout/InnerPage.tsx'
import { PageContents } from '#components/ui/title/PageContents.tsx'
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
