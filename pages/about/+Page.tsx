import { Certifications, FigureTable, History, Purposes, Teams, Values } from '#components/about/sections.tsx'
import { InnerPage } from '#components/layout/InnerPage.tsx'
import { about, fragments } from '#words/pages/about.ts'

export function Page() {
  return (
    <InnerPage current="/about" words={about} sections={fragments}>
      <Purposes />
      <Values />
      <Teams />
      <Certifications />
      <History />
      <FigureTable />
    </InnerPage>
  )
}
