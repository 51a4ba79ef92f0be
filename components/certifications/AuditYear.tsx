import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { certificationsPage } from '#content/en/pages/certifications.ts'
import { YearRhythms } from './YearRhythms.tsx'

const rhythms = [
  { perYear: 365, height: 26, width: 1 },
  { perYear: 4, height: 40, width: 16 },
  { perYear: 1, height: 42, width: 40 },
]

/** A year of audits: every day, every quarter and every year as marks on one strip. */
export function AuditYear() {
  const { year, prefix } = certificationsPage
  return (
    <Section ground="night">
      <SectionHead numeral="5" prefix={prefix} title={year.title}>
        <p>{year.text}</p>
      </SectionHead>
      <YearRhythms rhythms={rhythms} label={year.alternative} words={year.rhythms} />
    </Section>
  )
}
