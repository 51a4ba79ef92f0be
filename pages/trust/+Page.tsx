import { InnerPage } from '#components/layout/Layout.tsx'
import { Changes, Publications, Statement } from '#components/trust/sections.tsx'
import { PageContents } from '#components/ui/TitleBlock.tsx'
import { fragments, trustPage } from '#words/pages/papers/trust.ts'

export function Page() {
  return (
    <InnerPage
      current="/trust"
      words={trustPage}
      opening={<PageContents sections={fragments.map((id) => ({ id, title: trustPage[id].title }))} />}
    >
      <Publications id="register" numeral="1" ground="deep" words={trustPage.register} />
      <Statement id="accessibility" numeral="2" words={trustPage.accessibility} />
      <Publications id="software" numeral="3" ground="night" words={trustPage.software} />
      <Changes />
    </InnerPage>
  )
}
