import {
  CountDecision,
  CountFinding,
  CountMap,
  CountMethod,
  CountsOfDistrict,
  WithheldCounts,
} from '#components/data/counts.tsx'
import { InnerPage } from '#components/layout/InnerPage.tsx'
import { countsPage, fragments } from '#words/pages/publications/counts.ts'

export function Page() {
  return (
    <InnerPage kind="document" current="/data/counts" words={countsPage} sections={fragments}>
      <CountFinding />
      <CountDecision />
      <CountMap />
      <CountsOfDistrict />
      <WithheldCounts />
      <CountMethod />
    </InnerPage>
  )
}
