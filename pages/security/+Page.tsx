import { InnerPage } from '#components/layout/Layout.tsx'
import { FirstClause } from '#components/security/Rules.tsx'
import { Accessibility, Certifications, Defaults, Disclosure, Timings } from '#components/security/sections.tsx'
import { PageContents } from '#components/ui/TitleBlock.tsx'
import { fragments, security } from '#words/pages/security.ts'

export function Page() {
  return (
    <InnerPage
      current="/security"
      words={security}
      opening={<PageContents sections={fragments.map((id) => ({ id, title: security[id].title }))} />}
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
