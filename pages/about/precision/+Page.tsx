import { InnerPage } from '#components/layout/InnerPage.tsx'
import { Behavioural } from '#components/precision/Behavioural.tsx'
import { Environments } from '#components/precision/Environments.tsx'
import { Ethics } from '#components/precision/Ethics.tsx'
import { LengthIndex } from '#components/precision/LengthIndex.tsx'
import { Pipeline } from '#components/precision/Pipeline.tsx'
import { Spatial } from '#components/precision/Spatial.tsx'
import { Temporal } from '#components/precision/Temporal.tsx'
import { Work } from '#components/precision/Work.tsx'
import { precision } from '#words/pages/precision.ts'

export function Page() {
  return (
    <InnerPage current="/about/precision" words={precision} opening={<LengthIndex />}>
      <Behavioural />
      <Temporal />
      <Pipeline />
      <Environments />
      <Spatial />
      <Work />
      <Ethics />
    </InnerPage>
  )
}
