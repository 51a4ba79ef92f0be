import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { registerAddress } from '#content/facts/register.ts'
import { figureData } from '#words/figures.ts'
import { certificationsPage } from '#words/pages/certifications.ts'
import { YearRhythms } from './YearRhythms.tsx'

const rhythms = [
  { perYear: 365, height: 26, width: 1 },
  { perYear: 4, height: 40, width: 16 },
  { perYear: 1, height: 42, width: 40 },
]

/** A year of daily, quarterly and annual audits. */
export function AuditYear() {
  const { year, prefix } = certificationsPage
  return (
    <HeadedSection
      ground="night"
      numeral="5"
      prefix={prefix}
      title={year.title}
      text={year.text}
      link={{ label: figureData, href: registerAddress }}
    >
      <YearRhythms rhythms={rhythms} label={year.alternative} words={year.rhythms} />
    </HeadedSection>
  )
}
