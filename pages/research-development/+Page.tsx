import { InnerPage } from '#components/layout/InnerPage.tsx'
import { DeploymentPath } from '#components/research/DeploymentPath.tsx'
import { Partnerships } from '#components/research/Partnerships.tsx'
import { Technologies } from '#components/research/Technologies.tsx'
import { research } from '#content/en/pages/research.ts'

export function Page() {
  return (
    <InnerPage current="/research-development" words={research}>
      <DeploymentPath />
      <Technologies />
      <Partnerships />
    </InnerPage>
  )
}
