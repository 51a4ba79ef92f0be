import { Claims } from '#components/real-time/Claims.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { realTime } from '#content/en/pages/real-time-awareness.ts'

export function Promises() {
  const { note, title, items, link } = realTime.promises
  return (
    <Section>
      <SectionHead numeral="4" note={note} title={title}>
        <p>
          <ArrowLink to={link} />
        </p>
      </SectionHead>
      <Claims items={items} />
    </Section>
  )
}
