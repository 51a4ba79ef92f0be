import { Conditions } from '#components/careers/Conditions.tsx'
import { Disciplines } from '#components/careers/Disciplines.tsx'
import { Equality } from '#components/careers/Equality.tsx'
import { HowToApply } from '#components/careers/HowToApply.tsx'
import { Tagline } from '#components/careers/Tagline.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { careers } from '#words/pages/careers.ts'

export function Page() {
  return (
    <Layout current="/careers">
      <Tagline />
      <Disciplines />
      <Conditions />
      <Equality />
      <HowToApply />
      <ClosingBand {...careers.closing} />
    </Layout>
  )
}
