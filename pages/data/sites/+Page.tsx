import { PlannedShop } from '#components/data/PlannedShop.tsx'
import {
  Answer,
  Change,
  DeviceQuestion,
  Origins,
  Presence,
  SiteDecision,
  SitesMethod,
  SitesStart,
} from '#components/data/sites.tsx'
import { InnerPage } from '#components/layout/InnerPage.tsx'
import { layout } from '#words/layout.ts'
import { fragments, sitesPage } from '#words/pages/publications/sites.ts'

export function Page() {
  return (
    <InnerPage
      kind="document"
      current="/data/sites"
      words={sitesPage}
      sections={fragments}
      action={sitesPage.closing.actions[0]}
      other={layout.briefing}
    >
      <PlannedShop />
      <SiteDecision />
      <Answer />
      <DeviceQuestion />
      <Presence />
      <Origins />
      <Change />
      <SitesMethod />
      <SitesStart />
    </InnerPage>
  )
}
