import { AuditYear } from '#components/certifications/AuditYear.tsx'
import { OpenRow } from '#components/certifications/OpenRow.tsx'
import { RegisterSection } from '#components/certifications/RegisterSection.tsx'
import { Tally } from '#components/certifications/Tally.tsx'
import { InnerPage } from '#components/layout/InnerPage.tsx'
import { certificationsPage } from '#words/pages/certifications.ts'

export function Page() {
  return (
    <InnerPage current="/security/certifications" words={certificationsPage} opening={<Tally />}>
      <RegisterSection group="international" />
      <RegisterSection group="government" />
      <OpenRow />
      <RegisterSection group="regional" />
      <RegisterSection group="industry" />
      <AuditYear />
    </InnerPage>
  )
}
