import { InnerPage } from '#components/layout/InnerPage.tsx'
import { Accessibility } from '#components/security/Accessibility.tsx'
import { Certified } from '#components/security/Certified.tsx'
import { Defaults } from '#components/security/Defaults.tsx'
import { Disclosure } from '#components/security/Disclosure.tsx'
import { FirstClause } from '#components/security/Rules.tsx'
import { Timings } from '#components/security/Timings.tsx'
import { PageContents } from '#components/ui/title/PageContents.tsx'
import { fragments, security } from '#words/pages/security.ts'

export function Page() {
  return (
    <InnerPage
      current="/security"
      words={security}
      opening={<PageContents sections={fragments.map((id) => ({ id, title: security[id].title }))} />}
    >
      <FirstClause id="principles" words={security.principles} />
      <Certified />
      <Defaults />
      <Timings />
      <Accessibility />
      <Disclosure />
    </InnerPage>
  )
}
