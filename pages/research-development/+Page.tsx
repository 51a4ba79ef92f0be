import { InnerPage } from '#components/layout/Layout.tsx'
import { DeploymentPath, Partnerships, Technologies } from '#components/research/sections.tsx'
import { PageContents } from '#components/ui/TitleBlock.tsx'
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
