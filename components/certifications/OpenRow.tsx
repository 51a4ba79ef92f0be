import { Section } from '#components/ui/Section.tsx'
import { authorizationInProgress } from '#content/facts/certifications.ts'
import { certificationsPage } from '#words/pages/certifications.ts'
import { Stages } from './Stages.tsx'
import { StatusMark } from './StatusMark.tsx'

/** The authorization in progress, with the stages on the way to it. */
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
