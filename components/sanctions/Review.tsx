import { YearRhythms } from '#components/certifications/YearRhythms.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { registerAddress } from '#content/facts/register.ts'
import { figureData } from '#words/figures.ts'
import { sanctions } from '#words/pages/sanctions.ts'

const rhythms = [
  { perYear: 365, height: 26, width: 1 },
  { perYear: 4, height: 40, width: 16 },
  { perYear: 4, height: 40, width: 16 },
]

/** A year of sanctions reviews. */
export function Review() {
  const { note, title, text, alternative, rhythms: words } = sanctions.review
  return (
    <HeadedSection
      id="review"
      numeral="3"
      note={note}
      title={title}
      text={text}
      link={{ label: figureData, href: registerAddress }}
    >
      <YearRhythms rhythms={rhythms} label={alternative} words={words} />
    </HeadedSection>
  )
}
