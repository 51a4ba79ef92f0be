import { Layout } from '#components/layout/Layout.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { partners } from '#words/pages/partners.ts'

export function Page() {
  return (
    <Layout current="/partners">
      <TitleBlock title={partners.title} lead={partners.lead} />
      <ClosingBand {...partners.closing} />
    </Layout>
  )
}
