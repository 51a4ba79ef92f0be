import { DataFiles } from '#components/data/DataFiles.tsx'
import { Deliverable } from '#components/data/Deliverable.tsx'
import { Dictionary } from '#components/data/Dictionary.tsx'
import { FigureData } from '#components/data/FigureData.tsx'
import { Limits } from '#components/data/Limits.tsx'
import { Recompute } from '#components/data/Recompute.tsx'
import { InnerPage } from '#components/layout/InnerPage.tsx'
import { PageContents } from '#components/ui/title/PageContents.tsx'
import { dataPage, sections } from '#words/pages/papers/data.ts'

export function Page() {
  return (
    <InnerPage
      current="/data"
      words={dataPage}
      opening={<PageContents sections={sections.map((id) => ({ id, title: dataPage[id].title }))} />}
    >
      <DataFiles />
      <Recompute />
      <Deliverable />
      <FigureData />
      <Limits />
      <Dictionary />
    </InnerPage>
  )
}
