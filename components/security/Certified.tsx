import { Tally } from '#components/certifications/Tally.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { security } from '#content/en/pages/security.ts'

/** The company's total, the register in small, and the way to it. */
export function Certified() {
  const { numeral, note, title, text, link } = security.certifications
  return (
    <Section ground="deep">
      <SectionHead numeral={numeral} note={note} title={title}>
        <p>{text}</p>
        <p>
          <ArrowLink to={link} />
        </p>
      </SectionHead>
      <Tally page={link.href} />
    </Section>
  )
}
