import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import type { ForecastWords } from '#content/day/words/forecast-words.ts'
import { predictive } from '#content/en/pages/predictive-insights.ts'

/** The retail use case: four questions, each with its reading of the same fan. */
export function UseCase({ found }: { found: ForecastWords }) {
  const { note, title, text, tags, rows } = predictive.useCase
  return (
    <Section ground="deep">
      <SectionHead numeral="3" note={note} title={title}>
        <p>{text}</p>
        <ul className="tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </SectionHead>
      <div className="rows">
        {rows.map((row, index) => (
          <div className="row" key={row.name}>
            <span className="marginal" aria-hidden="true">
              3.{index + 1}
            </span>
            <h3>{row.name}</h3>
            <p>{row.text}</p>
            <p className="data">{row.reading(found)}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
