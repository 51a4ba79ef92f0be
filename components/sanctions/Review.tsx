import { YearRhythms } from '#components/certifications/YearRhythms.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { sanctions } from '#content/en/pages/sanctions.ts'

const rhythms = [
  { perYear: 365, height: 26, width: 1 },
  { perYear: 4, height: 40, width: 16 },
  { perYear: 4, height: 40, width: 16 },
]

/** A year of sanctions reviews as marks on one strip. */
export function Review() {
  const { note, title, text, alternative, rhythms: words } = sanctions.review
  return (
    <Section>
      <SectionHead numeral="3" note={note} title={title}>
        <p>{text}</p>
      </SectionHead>
      <YearRhythms rhythms={rhythms} label={alternative} words={words} />
    </Section>
  )
}
