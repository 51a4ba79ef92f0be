import { InnerPage } from '#components/layout/InnerPage.tsx'
import { LedgerTable } from '#components/privacy/LedgerTable.tsx'
import { PrivacyContact } from '#components/privacy/PrivacyContact.tsx'
import { Question } from '#components/privacy/Question.tsx'
import { RetentionSchedule } from '#components/privacy/RetentionSchedule.tsx'
import { Definitions } from '#components/ui/points.tsx'
import { privacy } from '#content/en/pages/privacy.ts'

export function Page() {
  return (
    <InnerPage current="/privacy" words={privacy}>
      <Question numeral="1" words={privacy.known}>
        <LedgerTable ledger={privacy.known.table} />
      </Question>
      <Question numeral="2" words={privacy.recognised} ground="amber" />
      <Question numeral="3" words={privacy.collected}>
        <LedgerTable ledger={privacy.collected.table} />
      </Question>
      <Question numeral="4" words={privacy.law} ground="deep">
        <Definitions points={privacy.law.options} />
      </Question>
      <Question numeral="5" words={privacy.access}>
        <Definitions points={privacy.access.points} />
      </Question>
      <Question numeral="6" words={privacy.retention} ground="night">
        <RetentionSchedule />
      </Question>
      <Question numeral="7" words={privacy.rights}>
        <LedgerTable ledger={privacy.rights.table} />
        <PrivacyContact />
      </Question>
      <Question numeral="8" words={privacy.refused} ground="deep" />
      <Question numeral="9" words={privacy.website}>
        <Definitions points={privacy.website.points} />
      </Question>
    </InnerPage>
  )
}
