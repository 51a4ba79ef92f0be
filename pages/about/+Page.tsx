import { FigureRegister } from '#components/about/FigureRegister.tsx'
import { Purposes } from '#components/about/Purposes.tsx'
import { Standing } from '#components/about/Standing.tsx'
import { Strata } from '#components/about/Strata.tsx'
import { Teams } from '#components/about/Teams.tsx'
import { Values } from '#components/about/Values.tsx'
import { InnerPage } from '#components/layout/InnerPage.tsx'
import { PageContents } from '#components/ui/title/PageContents.tsx'
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
      <Standing />
      <Strata />
      <FigureRegister />
    </InnerPage>
  )
}
