import { Layout } from '#components/layout/Layout.tsx'
import { Change } from '#components/sanctions/Change.tsx'
import { OfficialList } from '#components/sanctions/OfficialList.tsx'
import { Review } from '#components/sanctions/Review.tsx'
import { FirstClause } from '#components/security/Rules.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { Notes } from '#components/ui/Notes.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { sanctions } from '#content/en/pages/sanctions.ts'

export function Page() {
  const { back, title, lead, notes, closing } = sanctions
  return (
    <Layout current="/sanctions">
      <TitleBlock back={back} title={title} lead={lead} notes={<Notes lines={notes} />} />
      <FirstClause words={sanctions.rule} />
      <Change />
      <Review />
      <OfficialList />
      <ClosingBand {...closing} />
    </Layout>
  )
}
