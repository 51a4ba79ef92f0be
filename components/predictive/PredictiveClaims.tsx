import { Claims } from '#components/real-time/Claims.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { predictive } from '#content/en/pages/predictive-insights.ts'

export function PredictiveClaims() {
  const { note, title, items, link } = predictive.claims
  return (
    <Section>
      <SectionHead numeral="2" note={note} title={title}>
        <p>
          <ArrowLink to={link} />
        </p>
      </SectionHead>
      <Claims items={items} />
    </Section>
  )
}
