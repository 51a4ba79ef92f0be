import { InnerPage } from '#components/layout/InnerPage.tsx'
import { Change } from '#components/sanctions/Change.tsx'
import { Exports } from '#components/sanctions/Exports.tsx'
import { OfficialList } from '#components/sanctions/OfficialList.tsx'
import { Review } from '#components/sanctions/Review.tsx'
import { FirstClause } from '#components/security/Rules.tsx'
import { PageContents } from '#components/ui/title/PageContents.tsx'
import { fragments, sanctions } from '#words/pages/sanctions.ts'

export function Page() {
  return (
    <InnerPage
      current="/sanctions"
      words={sanctions}
      opening={<PageContents sections={fragments.map((id) => ({ id, title: sanctions[id].title }))} />}
    >
      <FirstClause id="rule" words={sanctions.rule} />
      <Change />
      <Review />
      <OfficialList />
      <Exports />
    </InnerPage>
  )
}
