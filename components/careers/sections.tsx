/* What an applicant reads on /careers: the disciplines sought, the conditions of work, and how to apply. */

import { Definitions, letter, OptionCards } from '#components/ui/points.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import { careers } from '#words/pages/careers.ts'

/** The disciplines, each with its work and its question about the same stop. */
export function Disciplines() {
  const { items, asks } = careers.disciplines
  return (
    <HeadedSection id="disciplines" numeral="1" {...careers.disciplines}>
      <ol className="grid grid-cols-(--columns) p-0">
        {items.map((item, index) => (
          <li className="col-span-full fields border-t border-ink pt-4 pb-6 print:grid" key={item.name}>
            <h3 className="field-1-2 grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline text-title-1">
              <span className="marginal tracking-[0]" aria-hidden="true">
                {letter(index)}
              </span>
              {item.name}
            </h3>
            <p className="field-3 opaque pt-1 max-wide:pt-3">{item.text}</p>
            <p className="field-4 note opaque pt-2 max-wide:pt-3">
              <span className="term block">{asks}</span> {item.asks}
            </p>
          </li>
        ))}
      </ol>
    </HeadedSection>
  )
}

/** Work environment, security clearance and benefits. */
export function Conditions() {
  const { environment, benefits } = careers
  return (
    <>
      <HeadedSection ground="deep" id="environment" numeral="2" title={environment.title}>
        <OptionCards points={environment.items} />
      </HeadedSection>
      <section className="amber">
        <div className="sheet pt-4 pb-8">
          <h3 className="field-1-2 text-display-1">{environment.clearance.title}</h3>
          <p className="field-3-4 max-w-[40rem] opaque max-wide:pt-3">{environment.clearance.text}</p>
        </div>
      </section>
      <HeadedSection id="benefits" numeral="3" title={benefits.title}>
        <Definitions points={benefits.items} />
      </HeadedSection>
    </>
  )
}

export function Equality() {
  const { title, statement, text } = careers.equality
  return (
    <HeadedSection ground="night" id="equality" numeral="4" title={title}>
      <p className="field-1-3 pt-4 text-lead font-bold opaque">{statement}</p>
      <p className="field-4 self-end opaque max-field:field-1-3 max-field:max-w-measure max-field:pt-4 max-wide:pt-3">
        {text}
      </p>
    </HeadedSection>
  )
}

/** Advice for applicants. The button to apply is in the closing band. */
export function HowToApply() {
  const { items, careful, email } = careers.apply
  return (
    <HeadedSection ground="deep" id="apply" numeral="5" {...careers.apply}>
      <OptionCards points={items} />
      <p className="field-1-3 note mt-6 max-w-measure text-mute opaque">
        {careful} <a href={email.href}>{email.label}</a>.
      </p>
    </HeadedSection>
  )
}
