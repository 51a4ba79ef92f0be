import { ArrowLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { security } from '#content/en/pages/security.ts'
import { Rules } from './Rules.tsx'

/** The accessibility statement. */
export function Accessibility() {
  const { title, text, rules, barrier, link } = security.accessibility
  return (
    <Section id="accessibility">
      <SectionHead numeral="5" title={title}>
        <p>{text}</p>
      </SectionHead>
      <Rules clause={5} check={security.principles.check} rules={rules} />
      <div className="fields">
        <p className="field-2-3 opaque">
          {barrier} <ArrowLink to={link} />
        </p>
      </div>
    </Section>
  )
}
