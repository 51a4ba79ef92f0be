import { Definitions, OptionCards } from '#components/ui/points.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { careers } from '#content/en/pages/careers.ts'

/** Work environment, the clearance that some jobs require, and benefits. */
export function Conditions() {
  const { environment, benefits } = careers
  return (
    <>
      <Section ground="deep">
        <SectionHead numeral="2" note={environment.note} title={environment.title} />
        <OptionCards points={environment.items} />
      </Section>
      <section className="clearance amber">
        <div className="sheet">
          <h3>{environment.clearance.title}</h3>
          <p>{environment.clearance.text}</p>
        </div>
      </section>
      <Section>
        <SectionHead numeral="3" note={benefits.note} title={benefits.title} />
        <Definitions points={benefits.items} />
      </Section>
    </>
  )
}
