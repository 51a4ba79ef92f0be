import { InnerPage } from '#components/layout/InnerPage.tsx'
import { Change, Exports, OfficialList, Review } from '#components/sanctions/sections.tsx'
import { FirstClause } from '#components/security/Rules.tsx'
import { fragments, sanctions } from '#words/pages/sanctions.ts'

export function Page() {
  return (
    <InnerPage current="/sanctions" words={sanctions} sections={fragments}>
      <FirstClause id="rule" words={sanctions.rule} />
      <Change />
      <Review />
      <OfficialList />
      <Exports />
    </InnerPage>
  )
}
