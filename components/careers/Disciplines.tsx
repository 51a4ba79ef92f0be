import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { careers } from '#content/en/pages/careers.ts'

/** The eight disciplines as an index: name, what the work is, and its question about one stop. */
export function Disciplines() {
  const { note, title, text, items, asks } = careers.disciplines
  return (
    <Section>
      <SectionHead numeral="1" note={note} title={title}>
        <p>{text}</p>
      </SectionHead>
      <ol className="disciplines">
        {items.map((item, index) => (
          <li key={item.name}>
            <h3>
              <span className="marginal" aria-hidden="true">
                {String.fromCharCode(97 + index)}
              </span>
              {item.name}
            </h3>
            <p>{item.text}</p>
            <p className="data">
              <span className="marginal">{asks}</span> {item.asks}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
