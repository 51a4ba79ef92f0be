import { Conditions, Disciplines, Equality, HowToApply } from '#components/careers/sections.tsx'
import { InnerPage } from '#components/layout/InnerPage.tsx'
import { careers, fragments } from '#words/pages/careers.ts'

const toApply = { label: careers.apply.title, href: '#apply' }

export function Page() {
  return (
    <InnerPage current="/careers" words={careers} sections={fragments} action={toApply}>
      <Disciplines />
      <Conditions />
      <Equality />
      <HowToApply />
    </InnerPage>
  )
}
