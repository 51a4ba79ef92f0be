import { InnerPage } from '#components/layout/InnerPage.tsx'
import { FirstClause } from '#components/security/Rules.tsx'
import { Accessibility, Certifications, Defaults, Disclosure, Timings } from '#components/security/sections.tsx'
import { LinkLine } from '#components/ui/links.tsx'
import { fragments, security } from '#words/pages/security.ts'

export function Page() {
  return (
    <InnerPage
      current="/security"
      words={security}
      sections={fragments}
      action={security.closing.actions[0]}
      opening={<LinkLine to={security.links} />}
    >
      <FirstClause id="principles" words={security.principles} />
      <Certifications />
      <Defaults />
      <Timings />
      <Accessibility />
      <Disclosure />
    </InnerPage>
  )
}
