import { OptionCards } from '#components/ui/points.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { careers } from '#content/en/pages/careers.ts'

/** What to write, and what to leave out. The button stands in the band below. */
export function HowToApply() {
  const { note, title, text, items, careful, email } = careers.apply
  return (
    <Section ground="deep">
      <SectionHead numeral="5" note={note} title={title}>
        <p>{text}</p>
      </SectionHead>
      <OptionCards points={items} />
      <p className="careful data">
        {careful} <a href={email.href}>{email.label}</a>.
      </p>
    </Section>
  )
}
