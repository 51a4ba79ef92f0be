import { InnerPage } from '#components/layout/InnerPage.tsx'
import { Change } from '#components/sanctions/Change.tsx'
import { EndUse } from '#components/sanctions/EndUse.tsx'
import { OfficialList } from '#components/sanctions/OfficialList.tsx'
import { Review } from '#components/sanctions/Review.tsx'
import { FirstClause } from '#components/security/Rules.tsx'
import { sanctions } from '#content/en/pages/sanctions.ts'

export function Page() {
  return (
    <InnerPage current="/sanctions" words={sanctions}>
      <FirstClause words={sanctions.rule} />
      <Change />
      <Review />
      <OfficialList />
      <EndUse />
    </InnerPage>
  )
}
