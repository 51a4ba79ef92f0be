import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { security } from '#words/pages/security.ts'
import { Rules } from './Rules.tsx'

export function Accessibility() {
  const { title, text, rules, barrier, link } = security.accessibility
  return (
    <HeadedSection id="accessibility" numeral="5" title={title} text={text}>
      <Rules clause={5} check={security.principles.check} rules={rules} />
      <div className="fields">
        <p className="field-2-3 opaque">
          {barrier} <ArrowLink to={link} />
        </p>
      </div>
    </HeadedSection>
  )
}
