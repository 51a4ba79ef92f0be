import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { OptionCards } from '#components/ui/points.tsx'
import { careers } from '#content/en/pages/careers.ts'

/** What to write, and what to leave out. The button stands in the band below. */
export function HowToApply() {
  const { note, title, text, items, careful, email } = careers.apply
  return (
    <HeadedSection ground="deep" numeral="5" note={note} title={title} text={text}>
      <OptionCards points={items} />
      <p className="careful data">
        {careful} <a href={email.href}>{email.label}</a>.
      </p>
    </HeadedSection>
  )
}
