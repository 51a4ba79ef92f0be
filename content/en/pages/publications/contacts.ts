import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { figureAddress, figureDataAddress } from '#content/schema/figure.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactForTest } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'data/contacts',
  title: `Contacts between districts: a sample | ${site.name}`,
  description:
    'A sample contact matrix: whose residents are near whom, beside the trips between districts, and which district to warn first.',
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['decision', 'method'] as const

const n = dayWord

export const contactsPage = typeset({
  remark: 'Counts only, of a simulated town',
  title: 'Contacts between districts',
  lead: `A case in district ${n('mixing.b')}: warn districts ${n('mixing.near.first')} and ${n('mixing.a')} first. The count of trips names ${n('mixing.near.first')} and ${n('mixing.trips.second')}.`,
  decision: {
    title: `Decision: warn district ${n('mixing.a')}, too`,
    text: `In this example, a health unit warns the two districts whose residents are most often near those of district ${n('mixing.b')}. District ${n('mixing.a')} is second, with ${n('mixing.hidden.share')}% of the people near them, although few travel between the two. They meet in neither: ${n('mixing.elsewhere.share')}% of their time together is in a third district.`,
    drawing: 'Lines: trips, by their width. Table: whose residents are near whom, in percent.',
    caption: `District ${n('mixing.b')} and the others, in one day: trips both ways, and where the people near its residents live.`,
    columns: ['District', 'Trips', 'Of the people near'],
  },
  method: {
    title: 'Method and limits',
    text: [
      'Every quarter-hour, all who are at one junction and not at home count as equally near to each other. The table has the form of contact matrices (Mossong and others 2008), with districts in place of ages.',
      `The ${n('mixing.residents')} residents are invented, and all are counted, so these numbers have no margin of error. Yours have one, and small counts are withheld. Children and people in care carry the fewest devices; you get the share of each district that is represented, and can correct for it.`,
      'To be near someone is not yet a contact that transmits: walls, masks and ventilation are not in the data. The matrix is an input to your model, not a forecast of cases.',
    ],
    items: [
      {
        label: 'district-contacts.csv',
        href: `/${dataset.folder}/district-contacts.csv`,
        text: `All ${n('mixing.districts.word')} districts: trips and shares, from each to each.`,
      },
      { label: 'mixing.svg', href: figureAddress('mixing'), text: 'The drawing.' },
      {
        label: 'All files',
        href: figureDataAddress('mixing'),
        text: 'The tables of the data page, with their fields.',
      },
    ],
  },
  closing: {
    title: 'Which input is a guess?',
    text: 'Tell us which inputs of your model are assumptions today. We measure one of them, and you see what the model makes of it. Send no names.',
    actions: [
      { label: 'Test one model assumption', href: contactForTest('healthcare') },
      { label: 'Download the data', href: figureDataAddress('mixing') },
    ],
  },
} as const)

export const sources = ['mossong2008'] as const satisfies readonly SourceKey[]
