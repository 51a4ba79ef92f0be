import { Conditions, Disciplines, Equality, HowToApply } from '#components/careers/sections.tsx'
import { InnerPage } from '#components/layout/InnerPage.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { careers, fragments } from '#words/pages/careers.ts'

export function Page() {
  return (
    <InnerPage current="/careers" words={careers} sections={fragments} opening={<ToApply />}>
      <Disciplines />
      <Conditions />
      <Equality />
      <HowToApply />
    </InnerPage>
  )
}

/** Link from the title block to the section on how to apply. */
function ToApply() {
  return (
    <div className="field-3-4 pb-6 max-narrow:pb-5 print:hidden">
      <ArrowLink to={{ label: careers.apply.title, href: '#apply' }} />
    </div>
  )
}
