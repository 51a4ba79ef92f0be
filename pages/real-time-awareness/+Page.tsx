import { Layout } from '#components/layout/Layout.tsx'
import { Instants } from '#components/real-time/Instants.tsx'
import { LatencyBudget } from '#components/real-time/LatencyBudget.tsx'
import { Waits } from '#components/real-time/Waits.tsx'
import { ClaimsSection } from '#components/ui/ClaimsSection.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { Notes } from '#components/ui/Notes.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { realTime } from '#content/en/pages/real-time-awareness.ts'

export function Page() {
  const { back, title, lead, notes, closing } = realTime
  return (
    <Layout ground="night" current="/real-time-awareness">
      <TitleBlock ground="night" back={back} title={title} lead={lead} notes={<Notes lines={notes} />} />
      <Instants />
      <LatencyBudget />
      <Waits />
      <ClaimsSection numeral="4" words={realTime.promises} />
      <ClosingBand {...closing} />
    </Layout>
  )
}
