import { InnerPage } from '#components/layout/Layout.tsx'
import { Change, Exports, OfficialList, Review } from '#components/sanctions/sections.tsx'
import { FirstClause } from '#components/security/Rules.tsx'
import { PageContents } from '#components/ui/TitleBlock.tsx'
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
