import { StatusMark } from '#components/certifications/StatusMark.tsx'
import { Stages } from '#components/security/Stages.tsx'
import { Section } from '#components/ui/Section.tsx'
import { authorizationInProgress } from '#content/certifications.ts'
import { certificationsPage } from '#content/en/pages/certifications.ts'

/** The row that is not filled yet, and where on its way it stands. */
export function OpenRow() {
  const { title, text, stages } = certificationsPage.open
  return (
    <Section ground="amber">
      <div className="section-head open-row">
        <div className="numeral">
          <StatusMark status="in-progress" />
          <p className="marginal">{authorizationInProgress}</p>
        </div>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      </div>
      <Stages stages={stages} />
    </Section>
  )
}
