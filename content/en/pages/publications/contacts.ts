import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { figureDataAddress } from '#content/schema/figure.ts'
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
export const fragments = ['decision', 'settings', 'method', 'start'] as const

const n = dayWord

export const contactsPage = typeset({
  remark: 'Counts only, of a simulated town',
  title: 'Contacts between districts',
  lead: `A case in district ${n('mixing.b')}: warn districts ${n('mixing.near.first')} and ${n('mixing.a')} first. The count of trips names ${n('mixing.near.first')} and ${n('mixing.trips.second')}, but a panel of devices finds more people of ${n('mixing.a')} near its residents.`,
  decision: {
    title: `Few trips, many contacts: warn district ${n('mixing.a')}, too`,
    text: [
      `Of the people near the residents of district ${n('mixing.b')}, ${n('mixing.panel.share')}% live in district ${n('mixing.a')} (95% interval: ${n('mixing.panel.least.share')}% to ${n('mixing.panel.most.share')}%), although few travel between the two. The order is sure: it leads district ${n('mixing.trips.second')} by ${n('mixing.panel.lead')} points (${n('mixing.panel.lead.least')} to ${n('mixing.panel.lead.most')}).`,
      'In this example, a health unit warns the two districts whose residents are most often near those of the case. Its rule, set beforehand: the second must be ahead of the third even at the low end of the lead.',
    ],
    drawing: 'All residents. Lines: trips, by their width. Table: whose residents are near whom, in percent.',
    caption: `District ${n('mixing.b')} and the others, in one day. Trips: of all residents, both ways. Near: where the people near its residents live, from the panel, with 95% intervals. Truly: from all residents.`,
    columns: ['District', 'Trips', 'Near, %', 'Truly, %'],
  },
  more: {
    title: 'They meet at work',
    text: `Of their time near each other, residents of ${n('mixing.a')} and ${n('mixing.b')} spend ${n('mixing.panel.work.share')}% at work (${n('mixing.panel.work.least.share')}% to ${n('mixing.panel.work.most.share')}%), and in truth ${n('mixing.elsewhere.share')}% in neither of the two districts. So the health unit would write to employers before schools.`,
    caption: `Time near each other by what the resident of ${n('mixing.b')} is there for, with 95% intervals.`,
    columns: ['Setting', 'Share, %', 'Truly, %'],
    settings: { work: 'Work', school: 'School', evening: 'Evening out', shop: 'Shops' },
  },
  method: {
    title: 'Method and limits',
    text: [
      'Every quarter-hour, all who are at one junction and not at home count as equally near to each other. The table has the form of contact matrices (Mossong and others 2008), with districts in place of ages.',
      `The ${n('mixing.residents')} residents are invented; ${n('sites.devices')} of them carry a device, each of which stands for the residents of its side of the river. For the intervals, we leave out each of ${n('sites.groups.word')} groups of devices in turn (Wolter 2007). In reality, children and people in care carry the fewest devices; you get the share of each district that is represented, and can correct for it.`,
      'To be near someone is not yet a contact that transmits: walls, masks and ventilation are not in the data. These are shares of time. A survey of contacts by setting makes them rates per person and day. The matrix is an input to your model, not a forecast of cases.',
    ],
    items: [
      {
        label: 'district-contacts.csv',
        href: `/${dataset.folder}/district-contacts.csv`,
        text: `All ${n('mixing.districts.word')} districts: trips, and shares from the panel and in truth, from each to each.`,
      },
      {
        label: 'All files',
        href: figureDataAddress('mixing'),
        text: 'The tables of the data page, with their fields.',
      },
    ],
  },
  start: {
    title: 'How a test starts',
    steps: [
      { name: '1. You write', text: 'The assumption of your model, the area and the period. Send no names.' },
      {
        name: '2. Your ethics board reads',
        text: 'Which panel, with which consent or order, and who may see which counts: agreed in writing.',
      },
      { name: '3. We answer', text: 'How many devices each district has, and which pairs would be withheld.' },
      {
        name: '4. You receive',
        text: 'The matrix in the format of your model, with its code, settings and covariance.',
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

export const sources = ['mossong2008', 'wolter2007'] as const satisfies readonly SourceKey[]
