import { Layout } from '#components/layout/Layout.tsx'
import { DeploymentPath } from '#components/research/DeploymentPath.tsx'
import { Partnerships } from '#components/research/Partnerships.tsx'
import { Technologies } from '#components/research/Technologies.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { Notes } from '#components/ui/Notes.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { research } from '#content/en/pages/research.ts'

export function Page() {
  return (
    <Layout current="/research-development">
      <TitleBlock title={research.title} lead={research.lead} notes={<Notes lines={research.notes} />} />
      <DeploymentPath />
      <Technologies />
      <Partnerships />
      <ClosingBand {...research.closing} />
    </Layout>
  )
}
