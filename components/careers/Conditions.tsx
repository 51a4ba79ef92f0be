import { LinkedPoints } from '#components/privacy/LinkedPoints.tsx'
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
        <div className="options">
          {environment.items.map((item) => (
            <div key={item.name}>
              <h3>{item.name}</h3>
              <p>{item.text}</p>
            </div>
          ))}
        </div>
      </Section>
      <section className="clearance amber">
        <div className="sheet">
          <h3>{environment.clearance.title}</h3>
          <p>{environment.clearance.text}</p>
        </div>
      </section>
      <Section>
        <SectionHead numeral="3" note={benefits.note} title={benefits.title} />
        <LinkedPoints points={benefits.items} />
      </Section>
    </>
  )
}
