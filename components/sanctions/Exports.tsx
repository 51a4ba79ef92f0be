import { Rules } from '#components/security/Rules.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { sanctions } from '#words/pages/sanctions.ts'

/** Section on exports that need a permit. */
export function Exports() {
  const { note, title, text, check, rules } = sanctions.exports
  return (
    <HeadedSection id="exports" numeral="5" note={note} title={title} text={text}>
      <Rules clause={5} check={check} rules={rules} />
    </HeadedSection>
  )
}
