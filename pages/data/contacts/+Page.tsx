import { DrawnSample } from '#components/data/DrawnSample.tsx'
import { WithInterval } from '#components/data/WithInterval.tsx'
import sectors from '#content/day/results/sectors.json' with { type: 'json' }
import { contactsPage, fragments } from '#words/pages/publications/contacts.ts'
import { whole } from '#words/print.ts'

export function Page() {
  return (
    <DrawnSample
      current="/data/contacts"
      figure="mixing"
      words={contactsPage}
      sections={fragments}
      rows={sectors.contacts.map(({ district, trips, value, least, most, truth, isHidden }) => ({
        cells: [district, whole(trips), <WithInterval {...{ value, least, most }} key={district} />, whole(truth)],
        hot: isHidden,
      }))}
      moreRows={sectors.settings.map(({ setting, value, least, most, truth }) => ({
        cells: [
          contactsPage.more.settings[setting as keyof typeof contactsPage.more.settings],
          <WithInterval {...{ value, least, most }} key={setting} />,
          whole(truth),
        ],
      }))}
    />
  )
}
