import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { research } from '#content/en/pages/research.ts'

export function Partnerships() {
  const { note, title, text, items, terms } = research.partnerships
  return (
    <Section ground="deep">
      <SectionHead numeral="3" note={note} title={title}>
        <p>{text}</p>
      </SectionHead>
      <div className="options">
        {items.map((item) => (
          <div key={item.name}>
            <h3>{item.name}</h3>
            <p>{item.text}</p>
          </div>
        ))}
      </div>
      <p className="partnership-terms">{terms}</p>
    </Section>
  )
}
