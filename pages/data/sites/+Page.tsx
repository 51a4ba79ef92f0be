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

/** Sections that the title block links to: the open ones, the limits and the first steps. With all, it would fill the first screen. */
const listed = ['planned', 'decision', 'answer', 'device', 'method', 'start'] as const

export function Page() {
  return (
    <InnerPage
      kind="document"
      current="/data/sites"
      words={sitesPage}
      contents={listed.map((id) => ({ id, title: sitesPage[id].title, mark: String(fragments.indexOf(id) + 1) }))}
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
