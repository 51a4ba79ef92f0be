import { ArrowLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { about } from '#words/pages/about.ts'

/** Certifications and audits of the company, with links to the pages about them. */
export function Standing() {
  const { note, title, text, links } = about.standing
  return (
    <Section ground="night" id="standing">
      <SectionHead numeral="3" note={note} title={title}>
        <p>{text}</p>
        <p className="standing-links">
          {links.map((link) => (
            <ArrowLink to={link} key={link.href} />
          ))}
        </p>
      </SectionHead>
    </Section>
  )
}
