import { InnerPage } from '#components/layout/InnerPage.tsx'
import { DeploymentPath, Partnerships, Technologies } from '#components/research/sections.tsx'
import { fragments, research } from '#words/pages/research.ts'

export function Page() {
  return (
    <InnerPage kind="document" current="/research-development" words={research} sections={fragments}>
      <DeploymentPath />
      <Technologies />
      <Partnerships />
    </InnerPage>
  )
}
