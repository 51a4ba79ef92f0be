import { AuditYear, CertificationGroupSection, EvidenceByKind } from '#components/certifications/sections.tsx'
import { CertificationTotals } from '#components/certifications/totals.tsx'
import { InnerPage } from '#components/layout/InnerPage.tsx'
import { certificationsPage } from '#words/pages/certifications.ts'

export function Page() {
  return (
    <InnerPage
      current="/security/certifications"
      words={certificationsPage}
      action={certificationsPage.action}
      opening={<CertificationTotals />}
    >
      <EvidenceByKind />
      <CertificationGroupSection group="international" />
      <CertificationGroupSection group="government" />
      <CertificationGroupSection group="regional" />
      <CertificationGroupSection group="industry" />
      <AuditYear />
    </InnerPage>
  )
}
