import { InnerPage } from '#components/layout/InnerPage.tsx'
import { Changes, Publications, Statement } from '#components/trust/sections.tsx'
import { fragments, trustPage } from '#words/pages/publications/trust.ts'
import { security } from '#words/pages/security.ts'

export function Page() {
  return (
    <InnerPage current="/trust" words={trustPage} sections={fragments} action={security.closing.actions[0]}>
      <Publications id="register" numeral="1" ground="deep" words={trustPage.register} />
      <Statement id="accessibility" numeral="2" words={trustPage.accessibility} />
      <Changes />
      <Publications id="software" numeral="4" ground="paper" words={trustPage.software} />
    </InnerPage>
  )
}
