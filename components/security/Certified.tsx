import { Tally } from '#components/certifications/Tally.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { security } from '#words/pages/security.ts'

/** Section on the number of certifications, with a link to their register. */
export function Certified() {
  const { numeral, note, title, text, link } = security.certifications
  return (
    <HeadedSection
      ground="deep"
      id="certifications"
      numeral={numeral}
      note={note}
      title={title}
      text={text}
      link={link}
    >
      <Tally page={link.href} />
    </HeadedSection>
  )
}
