import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { Rows } from '#components/ui/points.tsx'
import { research } from '#words/pages/research.ts'

/** Technologies under study, each with the finding that would end its study. */
export function Technologies() {
  const { note, title, text, leaves, items } = research.technologies
  return (
    <HeadedSection id="technologies" numeral="2" note={note} title={title} text={text}>
      <Rows
        points={items}
        mark={(index) => <>2.{index + 1}</>}
        last={(item) => (
          <p className="data technology-exit">
            <span className="marginal">{leaves}</span> {item.leaves}
          </p>
        )}
      />
    </HeadedSection>
  )
}
