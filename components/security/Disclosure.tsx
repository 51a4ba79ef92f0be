import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { Rows } from '#components/ui/points.tsx'
import { security } from '#words/pages/security.ts'

/** How to report a vulnerability. The field Policy of security.txt leads here. */
export function Disclosure() {
  const { title, text, link, points } = security.disclosure
  return (
    <HeadedSection id="disclosure" numeral="6" title={title} text={text} link={link}>
      <Rows points={points} mark={(index) => `6.${index + 1}`} />
    </HeadedSection>
  )
}
