import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { security } from '#content/en/pages/security.ts'

/** Security by default, one card for each setting. */
export function Defaults() {
  const { note, title, text, cards } = security.defaults
  return (
    <Section>
      <SectionHead numeral="3" note={note} title={title}>
        <p>{text}</p>
      </SectionHead>
      <ul className="options">
        {cards.map((card, index) => (
          <li key={card.title}>
            <span className="marginal">3.{index + 1}</span>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
