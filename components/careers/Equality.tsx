import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { careers } from '#words/pages/careers.ts'

export function Equality() {
  const { note, title, statement, text } = careers.equality
  return (
    <HeadedSection ground="night" id="equality" numeral="4" note={note} title={title}>
      <p className="statement">{statement}</p>
      <p className="statement-note">{text}</p>
    </HeadedSection>
  )
}
