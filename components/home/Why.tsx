import { LinkedRows } from '#components/ui/points.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { home } from '#content/en/pages/home.ts'

/** Reasons to choose the company, each with a link to its page. */
export function Why() {
  const { note, title, text, rows } = home.why
  return (
    <Section>
      <SectionHead numeral="1" note={note} title={title}>
        <p>{text}</p>
      </SectionHead>
      <LinkedRows rows={rows} mark={(index) => `1.${index + 1}`} />
    </Section>
  )
}
