import {
  DataFiles,
  Deliverable,
  Dictionary,
  DownloadIndex,
  FigureData,
  Limits,
  Loading,
  Recompute,
} from '#components/data/sections.tsx'
import { InnerPage } from '#components/layout/InnerPage.tsx'
import { dataPage, sections } from '#words/pages/publications/data.ts'

export function Page() {
  return (
    <InnerPage current="/data" words={dataPage} sections={sections}>
      <DownloadIndex />
      <DataFiles />
      <Loading />
      <Recompute />
      <Deliverable />
      <FigureData />
      <Limits />
      <Dictionary />
    </InnerPage>
  )
}
