import { ArrowLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { home } from '#content/en/pages/home.ts'

export function Why() {
  const { note, title, text, rows } = home.why
  return (
    <Section>
      <SectionHead numeral="1" note={note} title={title}>
        <p>{text}</p>
      </SectionHead>
      <div className="rows why">
        {rows.map((row, index) => (
          <div className="row" key={row.title}>
            <span className="marginal">1.{index + 1}</span>
            <h3>{row.title}</h3>
            <p>{row.text}</p>
            <p>
              <ArrowLink to={row.link} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  )
}
