import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { letter } from '#components/ui/points.tsx'
import { careers } from '#words/pages/careers.ts'

/** The disciplines, each with its work and its question about the same stop. */
export function Disciplines() {
  const { note, title, text, items, asks } = careers.disciplines
  return (
    <HeadedSection id="disciplines" numeral="1" note={note} title={title} text={text}>
      <ol className="disciplines">
        {items.map((item, index) => (
          <li key={item.name}>
            <h3>
              <span className="marginal" aria-hidden="true">
                {letter(index)}
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
    </HeadedSection>
  )
}
