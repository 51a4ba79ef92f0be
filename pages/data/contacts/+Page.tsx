import { DrawnSample } from '#components/data/DrawnSample.tsx'
import sectors from '#content/day/results/sectors.json' with { type: 'json' }
import { contactsPage, fragments } from '#words/pages/publications/contacts.ts'
import { percent, whole } from '#words/print.ts'

export function Page() {
  return (
    <DrawnSample
      current="/data/contacts"
      figure="mixing"
      words={contactsPage}
      sections={fragments}
      rows={sectors.contacts.map(({ district, trips, share, isHidden }) => ({
        cells: [district, whole(trips), percent(share * 100)],
        hot: isHidden,
      }))}
    />
  )
}
