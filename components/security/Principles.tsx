import { Rules } from '#components/security/Rules.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { security } from '#content/en/pages/security.ts'

export function Principles() {
  const { note, title, text, check, rules } = security.principles
  return (
    <Section>
      <SectionHead numeral="1" note={note} title={title}>
        <p>{text}</p>
      </SectionHead>
      <Rules clause={1} check={check} rules={rules} />
    </Section>
  )
}
