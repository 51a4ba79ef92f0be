import { InnerPage } from '#components/layout/InnerPage.tsx'
import { DayByHand } from '#components/real-time/DayByHand.tsx'
import { Instants } from '#components/real-time/Instants.tsx'
import { LatencyBudget, Waits } from '#components/real-time/latency.tsx'
import { ClaimsSection } from '#components/ui/ClaimsSection.tsx'
import { fragments, realTime } from '#words/pages/real-time-awareness.ts'

export function Page() {
  return (
    <InnerPage kind="document" ground="night" current="/real-time-awareness" words={realTime} sections={fragments}>
      <Instants />
      <DayByHand />
      <LatencyBudget />
      <Waits />
      <ClaimsSection id="promises" numeral="5" words={realTime.promises} />
    </InnerPage>
  )
}
