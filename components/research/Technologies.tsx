import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { research } from '#content/en/pages/research.ts'

/** Technologies that may come, each with the finding that would send it out. */
export function Technologies() {
  const { note, title, text, leaves, items } = research.technologies
  return (
    <Section>
      <SectionHead numeral="2" note={note} title={title}>
        <p>{text}</p>
      </SectionHead>
      <div className="rows">
        {items.map((item, index) => (
          <div className="row" key={item.name}>
            <span className="marginal" aria-hidden="true">
              2.{index + 1}
            </span>
            <h3>{item.name}</h3>
            <p>{item.text}</p>
            <p className="data technology-exit">
              <span className="marginal">{leaves}</span> {item.leaves}
            </p>
          </div>
        ))}
      </div>
    </Section>
  )
}
