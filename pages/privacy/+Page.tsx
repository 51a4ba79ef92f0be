import { InnerPage } from '#components/layout/InnerPage.tsx'
import { AnswerTable, PrivacyContact, Question } from '#components/privacy/questions.tsx'
import { LinkLine } from '#components/ui/links.tsx'
import { Definitions } from '#components/ui/points.tsx'
import { fragments, privacy } from '#words/pages/privacy.ts'

export function Page() {
  return (
    <InnerPage current="/privacy" words={privacy} sections={fragments} opening={<LinkLine to={privacy.links} />}>
      <Question numeral="1" id="known" words={privacy.known} evidence={<AnswerTable table={privacy.known.table} />} />
      <Question numeral="2" id="recognised" words={privacy.recognised} ground="amber" />
      <Question
        numeral="3"
        id="collected"
        words={privacy.collected}
        evidence={<AnswerTable table={privacy.collected.table} />}
      />
      <Question
        numeral="4"
        id="law"
        words={privacy.law}
        ground="deep"
        evidence={<Definitions points={privacy.law.options} />}
      />
      <Question
        numeral="5"
        id="access"
        words={privacy.access}
        evidence={<Definitions points={privacy.access.points} />}
      />
      <Question
        numeral="6"
        id="retention"
        words={privacy.retention}
        ground="night"
        evidence={<Definitions points={privacy.retention.points} />}
      />
      <Question numeral="7" id="rights" words={privacy.rights} evidence={<AnswerTable table={privacy.rights.table} />}>
        <PrivacyContact />
      </Question>
      <Question numeral="8" id="refused" words={privacy.refused} ground="deep" />
      <Question
        numeral="9"
        id="website"
        words={privacy.website}
        evidence={<Definitions points={privacy.website.points} />}
      />
    </InnerPage>
  )
}
