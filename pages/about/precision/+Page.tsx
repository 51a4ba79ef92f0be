import { InnerPage } from '#components/layout/InnerPage.tsx'
import {
  Behavioural,
  ClientFigures,
  Environments,
  Ethics,
  Pipeline,
  PrecisionIndex,
  Spatial,
  Temporal,
  Work,
} from '#components/precision/sections.tsx'
import { precision } from '#words/pages/precision.ts'

export function Page() {
  return (
    <InnerPage kind="document" current="/about/precision" words={precision} opening={<PrecisionIndex />}>
      <Behavioural />
      <Temporal />
      <Pipeline />
      <Environments />
      <Spatial />
      <Work />
      <Ethics />
      <ClientFigures />
    </InnerPage>
  )
}
