import { Section } from '#components/ui/Section.tsx'
import { authorizationInProgress } from '#content/facts/certifications.ts'
import { certificationsPage } from '#words/pages/certifications.ts'
import { CertificationMark } from './CertificationMark.tsx'

/** The authorization in progress. */
export function OpenRow() {
  const { title, text } = certificationsPage.open
  return (
    <Section ground="amber">
      <div className="section-head open-row">
        <div className="numeral">
          <CertificationMark name={authorizationInProgress} />
          <p className="marginal">{authorizationInProgress}</p>
        </div>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      </div>
    </Section>
  )
}
