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
  path: 'data/sites',
  title: `Two sites compared: a sample report | ${site.name}`,
  description:
    'A sample comparison of two shops: catchments by travel time, visits and passers-by, margins of error, and what would change the ranking. Counts only.',
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['answer', 'catchments', 'presence', 'origins', 'change', 'method'] as const

const n = dayWord

export const sitesPage = typeset({
  remark: 'Counts only, of a simulated town',
  title: 'Two sites compared',
  lead: `More trips pass shop A, but more visits seem to go to shop B, and one day cannot settle it. This is what you receive when you ask us to compare two addresses: visits and passers-by with their margins of error, and no record of any one person.`,
  answer: {
    title: 'Which shop draws more visits',
    text: [
      `In this example, a retailer can keep one of two shops: A, with ${n('sites.a.floor')} m² beside a busy street, or B, with ${n('sites.b.floor')} m² in a retail park. A count of passers-by would choose A. A count of visits puts B ahead by ${n('sites.lead')} a day.`,
      `One day is not enough to be sure. The 95% interval of that lead runs from ${n('sites.lead.least')} visits for A to ${n('sites.lead.most')} for B. We would measure longer before anyone signs a lease, and section 5 says how much longer.`,
    ],
    columns: ['On one day', 'Shop A', 'Shop B'],
    rows: {
      visits: 'Visits',
      passers: 'Passers-by',
      within: `Residents within ${n('sites.within.minutes')} minutes by car`,
      modes: { walk: 'Visits on foot', bus: 'Visits by bus', car: 'Visits by car' },
    },
    caption: 'In brackets: 95% intervals. A passer-by is a trip past the shop, so one person can count twice.',
  },
  catchments: {
    title: 'Who can reach each shop',
    text: `A catchment is the area from which a shop can be reached in so many minutes. It follows the streets and the ${n('day.bridges.word')} bridges, so it is not a circle. ${n('sites.a.within')} residents can drive to A within ${n('sites.within.minutes.word')} minutes, parking included, and ${n('sites.b.within')} to B; ${n('sites.both.within')} of them can reach both, and choose.`,
    caption: 'Catchments of shop A (solid lines) and shop B (dashed lines, amber square), in minutes by car.',
    residents: 'Residents who can be there in so many minutes by car.',
    columns: ['min', 'A', 'B', 'Both'],
    link: { label: 'The map as SVG', href: figureAddress('catchment') },
  },
  presence: {
    title: 'Visitors and passers-by, told apart',
    text: [
      `A device counts as a visitor if it stays on the lot of the shop for at least ${n('sites.T.word')} minutes. If every device nearby counted, A would lead, with ${n('sites.a.near')} to ${n('sites.b.near')}. From one minute on, B leads at every setting that we tried, and ${n('sites.T.step.word')} minutes more or less change a count by at most ${n('sites.T.change')}%.`,
      `Because the town is simulated, we know who came in. Of ${n('sites.seen.visits')} visitors with a device, ${n('sites.missed')} were counted as passers-by, most of them on a quick errand. Of ${n('sites.seen.passers')} passers-by, ${n('sites.false')} were counted as visitors, because they waited at a light or a bus stop. On your data, we check this against door counts.`,
    ],
    caption: 'By the shortest visit in minutes; 0 counts everyone nearby. Missed and extra: devices at both shops.',
    columns: ['Minutes', 'Visits, A', 'Visits, B', 'Missed', 'Extra'],
    /** Before the visits that truly happened. */
    truth: 'True number',
  },
  origins: {
    title: 'Where visits start',
    text: `Visits by the zone in which the trip began, with the average drive. A zone is a square of ${n('sites.zone.km')} km. We publish a zone only if at least ${n('sites.least.word')} devices from it visited each shop. The other ${n('sites.zones.other')} zones, with ${n('sites.zones.other.share')}% of the visits, are one row.`,
    caption: 'Zones by column from the west (A to F) and row from the north (1 to 4). Drive: average minutes by car.',
    columns: ['Zone', 'Visits, A', 'Visits, B', 'Drive to A', 'Drive to B'],
    others: 'Others',
    link: { label: 'site-zones.csv', href: `/${dataset.folder}/site-zones.csv` },
  },
  change: {
    title: 'What would change the ranking',
    text: 'Four things could put A first. The first two come from the counts, the last two from a model.',
    points: [
      {
        name: 'Counting everyone nearby',
        text: `Without a shortest visit, A leads. Anyone who compares the two shops by footfall alone chooses A, and pays for people who do not come in.`,
      },
      {
        name: 'Chance',
        text: `The lead is smaller than its margin of error. With about ${n('sites.devices.enough')} devices (${n('sites.devices.enough.ratio')} times as many), or two such days, an interval around the same lead would no longer include zero.`,
      },
      {
        name: 'A larger shop A',
        text: `In the model of Huff (1964), a visitor’s choice depends on floor space and travel time. With ${n('sites.even.floor')} m², ${n('sites.even.share')}% more, A would draw level at ${n('sites.even.visits')} visits a day. Part of the gain would come from B.`,
      },
      {
        name: 'Distance that counts more',
        text: `The exponent of travel time, fitted to the zones above, is ${n('sites.exponent')} (${n('sites.exponent.least')} to ${n('sites.exponent.most')}). The higher it is, the more the nearer shop wins, and A is nearer to most homes. We would fit it again on your category.`,
      },
    ],
  },
  method: {
    title: 'Method and limits',
    text: [
      `The town has ${n('sites.residents')} invented residents, with homes, jobs, schools and four shops. About ${n('sites.devices.share')}% carry a device in the sample (${n('sites.devices')}), fewer in the south than in the north, so each device is weighted to the residents of its side of the river. A fix every half minute has an error of ${n('sites.error')} m on each axis. Trips that pass within ${n('sites.front')} m of a shop count as passers-by.`,
      `For the intervals, we deal the devices into ${n('sites.groups.word')} random groups and compare what each group says (Wolter 2007). No published count rests on fewer than ${n('sites.least.word')} devices, and no file has a row for a device or a person. Only the mistakes above can be fewer, because they are counted against the truth, which a real town does not have. Counts here are not rounded, so that you can recompute them; yours are rounded as you agree with us.`,
      'One day says nothing about weekends or seasons. Visits are not sales. The town is simpler than life: nobody visits from outside it, and all shops sell the same.',
    ],
    items: [
      {
        label: 'site-groups.csv',
        href: `/${dataset.folder}/site-groups.csv`,
        text: 'Visits and passers-by as each group of devices sees them, for the intervals.',
      },
      {
        label: 'site-thresholds.csv',
        href: `/${dataset.folder}/site-thresholds.csv`,
        text: 'Visits by the shortest visit, with the mistakes.',
      },
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'Prints visits, intervals, exponent and floor space again from these files. Also in Python.',
      },
      {
        label: 'All files',
        href: figureDataAddress('catchment'),
        text: 'Every table of this comparison, with its fields.',
      },
    ],
  },
  closing: {
    title: 'Which two addresses?',
    text: 'Name them, with a store format and the dates. We tell you first whether there are enough devices for an answer. Then you receive a comparison like this one, with your own smallest cell.',
    actions: [
      { label: 'Compare two addresses', href: contactForTest('retail') },
      { label: 'Download the data', href: figureDataAddress('catchment') },
    ],
  },
} as const)

export const sources = ['huff1964', 'wolter2007'] as const satisfies readonly SourceKey[]
