import { Stages } from '#components/certifications/Stages.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { sanctions } from '#content/en/pages/sanctions.ts'

/** What happens to a client who becomes sanctioned. */
export function Change() {
  const { note, title, text, stages } = sanctions.change
  return (
    <Section ground="amber">
      <SectionHead numeral="2" note={note} title={title}>
        <p>{text}</p>
      </SectionHead>
      <Stages stages={stages} />
    </Section>
  )
}
