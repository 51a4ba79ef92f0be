import { Rows } from '#components/ui/points.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import type { ForecastWords } from '#content/day/words/count-words.ts'
import { predictive } from '#words/pages/predictive-insights.ts'

/** The use case of retail: questions, each with its answer from the forecast. */
export function UseCase({ found }: { found: ForecastWords }) {
  const { note, title, text, tags, rows } = predictive.useCase
  return (
    <Section ground="deep" id="useCase">
      <SectionHead numeral="3" note={note} title={title}>
        <p>{text}</p>
        <ul className="tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </SectionHead>
      <Rows
        points={rows}
        mark={(index) => <>3.{index + 1}</>}
        last={({ reading }) => <p className="data">{reading(found)}</p>}
      />
    </Section>
  )
}
