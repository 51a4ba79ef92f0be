import { InnerPage } from '#components/layout/InnerPage.tsx'
import { Changes, Publications, Statement } from '#components/trust/sections.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import { layout } from '#words/layout.ts'
import { fragments, trustPage } from '#words/pages/publications/trust.ts'

export function Page() {
  return (
    <InnerPage current="/trust" words={trustPage} sections={fragments} action={layout.briefing}>
      <Publications id="register" numeral="1" ground="deep" words={trustPage.register} />
      <HeadedSection id="briefing" numeral="2" {...trustPage.briefing} />
      <Statement id="accessibility" numeral="3" words={trustPage.accessibility} />
      <Changes />
      <Publications id="software" numeral="5" ground="night" words={trustPage.software} />
    </InnerPage>
  )
}
