import { Certifications, FigureTable, History, Purposes, Teams, Values } from '#components/about/sections.tsx'
import { InnerPage } from '#components/layout/InnerPage.tsx'
import { layout } from '#words/layout.ts'
import { about, fragments } from '#words/pages/about.ts'

export function Page() {
  return (
    <InnerPage current="/about" words={about} sections={fragments} action={layout.briefing}>
      <Purposes />
      <Values />
      <Teams />
      <Certifications />
      <History />
      <FigureTable />
    </InnerPage>
  )
}
