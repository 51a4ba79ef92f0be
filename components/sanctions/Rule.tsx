import { Rules } from '#components/security/Rules.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { sanctions } from '#content/en/pages/sanctions.ts'

export function Rule() {
  const { note, title, text, check, rules } = sanctions.rule
  return (
    <Section>
      <SectionHead numeral="1" note={note} title={title}>
        <p>{text}</p>
      </SectionHead>
      <Rules clause={1} check={check} rules={rules} />
    </Section>
  )
}
