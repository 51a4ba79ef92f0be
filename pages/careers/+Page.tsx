import { CareersTitle, Conditions, Disciplines, Equality, HowToApply } from '#components/careers/sections.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { careers } from '#words/pages/careers.ts'

export function Page() {
  return (
    <Layout current="/careers">
      <CareersTitle />
      <Disciplines />
      <Conditions />
      <Equality />
      <HowToApply />
      <ClosingBand {...careers.closing} />
    </Layout>
  )
}
