import { Layout } from '#components/layout/Layout.tsx'
import { Accessibility } from '#components/security/Accessibility.tsx'
import { Certified } from '#components/security/Certified.tsx'
import { Defaults } from '#components/security/Defaults.tsx'
import { FirstClause } from '#components/security/Rules.tsx'
import { Timings } from '#components/security/Timings.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { Notes } from '#components/ui/Notes.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { security } from '#content/en/pages/security.ts'

export function Page() {
  const { title, lead, notes, closing } = security
  return (
    <Layout current="/security">
      <TitleBlock title={title} lead={lead} notes={<Notes lines={notes} />} />
      <FirstClause words={security.principles} />
      <Certified />
      <Defaults />
      <Timings />
      <Accessibility />
      <ClosingBand {...closing} />
    </Layout>
  )
}
