import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { OptionCards } from '#components/ui/points.tsx'
import { dataPage } from '#words/pages/papers/data.ts'

/** Section on what the dataset does not say. */
export function Limits() {
  const { note, title, points } = dataPage.limits
  return (
    <HeadedSection id="limits" numeral="5" note={note} title={title}>
      <OptionCards points={points} />
    </HeadedSection>
  )
}
