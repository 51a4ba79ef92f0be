import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { OptionCards } from '#components/ui/points.tsx'
import { research } from '#words/pages/research.ts'

/** Section on the partners that research looks for, and on the terms. */
export function Partnerships() {
  const { note, title, text, items, terms, data } = research.partnerships
  return (
    <HeadedSection ground="deep" id="partnerships" numeral="3" note={note} title={title} text={text} link={data}>
      <OptionCards points={items} />
      <p className="partnership-terms">{terms}</p>
    </HeadedSection>
  )
}
