import { OptionCards } from '#components/ui/points.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { research } from '#content/en/pages/research.ts'

/** The partners that research looks for, and the terms. */
export function Partnerships() {
  const { note, title, text, items, terms } = research.partnerships
  return (
    <Section ground="deep">
      <SectionHead numeral="3" note={note} title={title}>
        <p>{text}</p>
      </SectionHead>
      <OptionCards points={items} />
      <p className="partnership-terms">{terms}</p>
    </Section>
  )
}
