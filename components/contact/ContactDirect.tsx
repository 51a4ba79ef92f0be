import { LinkedRows, letter } from '#components/ui/points.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { contact } from '#content/en/pages/contact.ts'
import { site } from '#content/facts/site.ts'

/** The address as display type, and the three things to know before writing. */
export function ContactDirect() {
  const { title, rows } = contact.direct
  return (
    <Section ground="night">
      <SectionHead numeral="@" title={title} />
      <p className="mail">
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
      <LinkedRows rows={rows} mark={letter} />
    </Section>
  )
}
