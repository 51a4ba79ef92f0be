import { InnerPage } from '#components/layout/InnerPage.tsx'
import { DeploymentPath } from '#components/research/DeploymentPath.tsx'
import { Partnerships } from '#components/research/Partnerships.tsx'
import { Technologies } from '#components/research/Technologies.tsx'
import { PageContents } from '#components/ui/title/PageContents.tsx'
import { fragments, research } from '#words/pages/research.ts'

export function Page() {
  return (
    <InnerPage
      current="/research-development"
      words={research}
      opening={<PageContents sections={fragments.map((id) => ({ id, title: research[id].title }))} />}
    >
      <DeploymentPath />
      <Technologies />
      <Partnerships />
    </InnerPage>
  )
}
