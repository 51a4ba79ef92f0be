import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { Definitions, OptionCards } from '#components/ui/points.tsx'
import { careers } from '#words/pages/careers.ts'

/** Work environment, security clearance and benefits. */
export function Conditions() {
  const { environment, benefits } = careers
  return (
    <>
      <HeadedSection ground="deep" id="environment" numeral="2" note={environment.note} title={environment.title}>
        <OptionCards points={environment.items} />
      </HeadedSection>
      <section className="clearance amber">
        <div className="sheet">
          <h3>{environment.clearance.title}</h3>
          <p>{environment.clearance.text}</p>
        </div>
      </section>
      <HeadedSection id="benefits" numeral="3" note={benefits.note} title={benefits.title}>
        <Definitions points={benefits.items} />
      </HeadedSection>
    </>
  )
}
