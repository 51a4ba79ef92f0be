import { DataFiles, Deliverable, Dictionary, FigureData, Limits, Recompute } from '#components/data/sections.tsx'
import { InnerPage } from '#components/layout/Layout.tsx'
import { PageContents } from '#components/ui/TitleBlock.tsx'
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
