import { Layout } from '#components/layout/Layout.tsx'
import { Behavioural } from '#components/precision/Behavioural.tsx'
import { Environments } from '#components/precision/Environments.tsx'
import { Ethics } from '#components/precision/Ethics.tsx'
import { LengthIndex } from '#components/precision/LengthIndex.tsx'
import { Pipeline } from '#components/precision/Pipeline.tsx'
import { Spatial } from '#components/precision/Spatial.tsx'
import { Temporal } from '#components/precision/Temporal.tsx'
import { Work } from '#components/precision/Work.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { Notes } from '#components/ui/Notes.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { precision } from '#content/en/pages/precision.ts'

export function Page() {
  const { back, title, lead, notes, closing } = precision
  return (
    <Layout current="/about/precision">
      <TitleBlock back={back} title={title} lead={lead} notes={<Notes lines={notes} />}>
        <LengthIndex />
      </TitleBlock>
      <Behavioural />
      <Temporal />
      <Pipeline />
      <Environments />
      <Spatial />
      <Work />
      <Ethics />
      <ClosingBand {...closing} />
    </Layout>
  )
}
