import { YearStrip } from '#components/certifications/YearStrip.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { sanctions } from '#content/en/pages/sanctions.ts'

const rhythms = [
  { perYear: 365, height: 26, width: 1 },
  { perYear: 4, height: 40, width: 16 },
  { perYear: 4, height: 40, width: 16 },
]

export function Review() {
  const { note, title, text, alternative, rhythms: words } = sanctions.review
  return (
    <Section>
      <SectionHead numeral="3" note={note} title={title}>
        <p>{text}</p>
      </SectionHead>
      <YearStrip rhythms={rhythms} label={alternative} />
      <dl className="year-rhythms">
        {words.map((rhythm) => (
          <div key={rhythm.text}>
            <dt>{rhythm.value}</dt>
            <dd>{rhythm.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
