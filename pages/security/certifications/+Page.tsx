import { AuditYear } from '#components/certifications/AuditYear.tsx'
import { Legend } from '#components/certifications/Legend.tsx'
import { OpenRow } from '#components/certifications/OpenRow.tsx'
import { RegisterSection } from '#components/certifications/RegisterSection.tsx'
import { Tally } from '#components/certifications/Tally.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { Notes } from '#components/ui/Notes.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { certificationsPage } from '#content/en/pages/certifications.ts'
import { certificationRegister } from '#content/facts/certifications.ts'

export function Page() {
  const { back, title, lead, notes, closing } = certificationsPage
  return (
    <Layout current="/security/certifications">
      <TitleBlock back={back} title={title} lead={lead} notes={<Notes lines={notes(certificationRegister.length)} />}>
        <Tally />
        <Legend />
      </TitleBlock>
      <RegisterSection group="international" />
      <RegisterSection group="government" />
      <OpenRow />
      <RegisterSection group="regional" />
      <RegisterSection group="industry" />
      <AuditYear />
      <ClosingBand {...closing} />
    </Layout>
  )
}
