import { Certifications, FigureTable, History, Purposes, Teams, Values } from '#components/about/sections.tsx'
import { InnerPage } from '#components/layout/Layout.tsx'
import { PageContents } from '#components/ui/TitleBlock.tsx'
import { about, fragments } from '#words/pages/about.ts'

export function Page() {
  return (
    <InnerPage
      current="/about"
      words={about}
      opening={<PageContents sections={fragments.map((id) => ({ id, title: about[id].title }))} />}
    >
      <Purposes />
      <Values />
      <Teams />
      <Certifications />
      <History />
      <FigureTable />
    </InnerPage>
  )
}
