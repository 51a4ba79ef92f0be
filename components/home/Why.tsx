import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { LinkedRows } from '#components/ui/points.tsx'
import { home } from '#words/pages/home.ts'

/** Reasons to choose the company. */
export function Why() {
  const { note, title, text, rows } = home.why
  return (
    <HeadedSection id="why" numeral="1" note={note} title={title} text={text}>
      <LinkedRows points={rows} mark={(index) => `1.${index + 1}`} />
    </HeadedSection>
  )
}
