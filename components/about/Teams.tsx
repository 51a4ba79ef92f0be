import { ArrowLink } from '#components/ui/links.tsx'
import { Definitions } from '#components/ui/points.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { about } from '#content/en/pages/about.ts'

/** The teams and what each works on. */
export function Teams() {
  const { note, title, text, link, areas } = about.teams
  return (
    <Section>
      <SectionHead numeral="2" note={note} title={title}>
        <p>{text}</p>
        <p>
          <ArrowLink to={link} />
        </p>
      </SectionHead>
      <Definitions points={areas} />
    </Section>
  )
}
