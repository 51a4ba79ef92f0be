import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { OptionCards } from '#components/ui/points.tsx'
import { careers } from '#words/pages/careers.ts'

/** Advice for applicants. The button to apply is in the closing band. */
export function HowToApply() {
  const { note, title, text, items, careful, email } = careers.apply
  return (
    <HeadedSection ground="deep" id="apply" numeral="5" note={note} title={title} text={text}>
      <OptionCards points={items} />
      <p className="careful data">
        {careful} <a href={email.href}>{email.label}</a>.
      </p>
    </HeadedSection>
  )
}
