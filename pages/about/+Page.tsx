import { Purposes } from '#components/about/Purposes.tsx'
import { Standing } from '#components/about/Standing.tsx'
import { Strata } from '#components/about/Strata.tsx'
import { Teams } from '#components/about/Teams.tsx'
import { Values } from '#components/about/Values.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { Notes } from '#components/ui/Notes.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { about } from '#content/en/pages/about.ts'

export function Page() {
  return (
    <Layout current="/about">
      <TitleBlock title={about.title} lead={about.lead} notes={<Notes lines={about.notes} />} />
      <Purposes />
      <Values />
      <Teams />
      <Standing />
      <Strata />
      <ClosingBand {...about.closing} />
    </Layout>
  )
}
