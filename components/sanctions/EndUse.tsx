import { Rules } from '#components/security/Rules.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { sanctions } from '#words/pages/sanctions.ts'

/** Section on the uses that are refused to everybody, and on exports. */
export function EndUse() {
  const { note, title, text, check, rules } = sanctions.uses
  return (
    <HeadedSection id="uses" numeral="5" note={note} title={title} text={text}>
      <Rules clause={5} check={check} rules={rules} />
    </HeadedSection>
  )
}
