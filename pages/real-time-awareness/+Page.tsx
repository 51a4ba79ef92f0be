import { InnerPage } from '#components/layout/InnerPage.tsx'
import { DayByHand } from '#components/real-time/DayByHand.tsx'
import { Instants } from '#components/real-time/Instants.tsx'
import { LatencyBudget } from '#components/real-time/LatencyBudget.tsx'
import { Waits } from '#components/real-time/Waits.tsx'
import { ClaimsSection } from '#components/ui/ClaimsSection.tsx'
import { PageContents } from '#components/ui/title/PageContents.tsx'
import { fragments, realTime } from '#words/pages/real-time-awareness.ts'

export function Page() {
  return (
    <InnerPage
      ground="night"
      current="/real-time-awareness"
      words={realTime}
      opening={<PageContents sections={fragments.map((id) => ({ id, title: realTime[id].title }))} />}
    >
      <Instants />
      <DayByHand />
      <LatencyBudget />
      <Waits />
      <ClaimsSection id="promises" numeral="5" words={realTime.promises} />
    </InnerPage>
  )
}
