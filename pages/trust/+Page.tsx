import { InnerPage } from '#components/layout/InnerPage.tsx'
import { Changes } from '#components/trust/Changes.tsx'
import { Papers } from '#components/trust/Papers.tsx'
import { Statement } from '#components/trust/Statement.tsx'
import { PageContents } from '#components/ui/title/PageContents.tsx'
import { fragments, trustPage } from '#words/pages/papers/trust.ts'

export function Page() {
  return (
    <InnerPage
      current="/trust"
      words={trustPage}
      opening={<PageContents sections={fragments.map((id) => ({ id, title: trustPage[id].title }))} />}
    >
      <Papers id="register" numeral="1" ground="deep" words={trustPage.register} />
      <Statement id="accessibility" numeral="2" words={trustPage.accessibility} />
      <Papers id="software" numeral="3" ground="night" words={trustPage.software} />
      <Changes />
    </InnerPage>
  )
}
