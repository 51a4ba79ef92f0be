import { BeyondGates } from '#components/data/BeyondGates.tsx'
import {
  CountDecision,
  CountMap,
  CountMethod,
  CountsOfDistrict,
  MorningFlows,
  WithheldCounts,
} from '#components/data/counts.tsx'
import { EventAlerts } from '#components/data/EventAlerts.tsx'
import { EventForecast } from '#components/data/EventForecast.tsx'
import { EventRecords } from '#components/data/EventRecords.tsx'
import { InnerPage } from '#components/layout/InnerPage.tsx'
import { layout } from '#words/layout.ts'
import { countsPage, fragments } from '#words/pages/publications/counts.ts'

/** Sections that the title block links to: the open ones, the decision and what we need. With all, it would fill the first screen. */
const listed = fragments.slice(0, 6)

export function Page() {
  return (
    <InnerPage
      kind="document"
      current="/data/counts"
      words={countsPage}
      contents={listed.map((id) => ({ id, title: countsPage[id].title }))}
      action={countsPage.closing.actions[0]}
      other={layout.briefing}
    >
      <CountMap />
      <EventForecast />
      <EventAlerts />
      <BeyondGates />
      <CountDecision />
      <EventRecords />
      <WithheldCounts />
      <CountsOfDistrict />
      <MorningFlows />
      <CountMethod />
    </InnerPage>
  )
}
