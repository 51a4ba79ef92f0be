import { DrawnDecision, DrawnMethod } from '#components/data/DrawnSample.tsx'
import { InnerPage } from '#components/layout/InnerPage.tsx'
import sectors from '#content/day/results/sectors.json' with { type: 'json' }
import { layout } from '#words/layout.ts'
import { contactsPage, fragments } from '#words/pages/publications/contacts.ts'
import { percent, whole } from '#words/print.ts'

export function Page() {
  const { decision, method } = contactsPage
  return (
    <InnerPage
      kind="document"
      current="/data/contacts"
      words={contactsPage}
      sections={fragments}
      action={contactsPage.closing.actions[0]}
      other={layout.briefing}
    >
      <DrawnDecision
        figure="mixing"
        words={decision}
        rows={sectors.contacts.map(({ district, trips, share, isHidden }) => ({
          cells: [district, whole(trips), percent(share * 100)],
          hot: isHidden,
        }))}
      />
      <DrawnMethod words={method} />
    </InnerPage>
  )
}
