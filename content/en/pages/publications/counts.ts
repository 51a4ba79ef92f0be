import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { figureAddress } from '#content/schema/figure.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'data/counts',
  title: `Sample counts by place and hour | ${site.name}`,
  description:
    'What you receive for one district and one day: people by place and hour with 95% intervals, what is withheld and why, a decision, and the data to check it.',
})

export const sources = [
  'denning1979',
  'hundepool2024',
  'wilson1927',
  'wolter2007',
] as const satisfies readonly SourceKey[]

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['map', 'finding', 'decision', 'event', 'district', 'withheld', 'method'] as const

const peak = dayWord('crowd.peak.place')
const second = dayWord('crowd.second.place')
const interval = (least: string, most: string) => `${least} to ${most}`
const file = (name: string) => ({ label: `${name}.csv`, href: `/${dataset.folder}/${name}.csv` })

export const countsPage = typeset({
  remark: 'No real person was counted',
  title: 'Sample counts by place and hour',
  lead: `At ${dayWord('crowd.peak.at')} there are about ${dayWord('crowd.peak.people')} people in ${peak}, the cell with the concert. The count may be off by about a tenth, and the decision still holds. This is what you receive for one district and one day.`,
  finding: {
    title: 'What we counted',
    text: `The district has ${dayWord('crowd.cells.word')} square cells of ${dayWord('crowd.cell.metres')} m, named A1 to D3. On every full hour we count the people in each. In this example there is a concert in ${peak} from ${dayWord('crowd.concert.from')} to ${dayWord('crowd.concert.to')}. All counts are sums: no row stands for one device. Devices here are a random sample, with no one from outside the town; real devices are not, so a project compares them with people counted at a gate (section 4).`,
    columns: ['Quantity', 'Value', 'Meaning'],
    rows: [
      [
        `${peak} at ${dayWord('crowd.peak.at')}`,
        `${dayWord('crowd.peak.people')} people`,
        `95% interval: ${interval(dayWord('crowd.peak.least'), dayWord('crowd.peak.most'))}, from ${dayWord('crowd.peak.devices')} devices, ${dayWord('crowd.peak.devices.north')} of residents of the north and ${dayWord('crowd.peak.devices.south')} of the south`,
      ],
      [
        `${second} at ${dayWord('crowd.second.at')}`,
        `${dayWord('crowd.second.people')} people`,
        `95% interval: ${interval(dayWord('crowd.second.least'), dayWord('crowd.second.most'))}, from ${dayWord('crowd.second.devices.north')} devices of the north and ${dayWord('crowd.second.devices.south')} of the south`,
      ],
      [
        'Sample',
        `${dayWord('crowd.devices')} devices`,
        `North of the river, ${dayWord('crowd.north.devices')} of ${dayWord('crowd.north.residents')} residents carry one, so each stands for ${dayWord('crowd.north.stands')} people. South of it, ${dayWord('crowd.south.devices')} of ${dayWord('crowd.south.residents')} do, and each stands for ${dayWord('crowd.south.stands')}`,
      ],
      [
        'Published',
        `${dayWord('crowd.shown')} counts`,
        `Of ${dayWord('crowd.values')}. Withheld: ${dayWord('crowd.few')} from fewer than ${dayWord('crowd.floor')} devices, and ${dayWord('crowd.protects.word')} that would reveal another`,
      ],
    ],
  },
  decision: {
    title: `One decision: ${dayWord('crowd.peak.teams.word')} teams, not ${dayWord('crowd.mean.teams.word')}`,
    text: [
      `The client’s rule, an example: one team of stewards for each ${dayWord('crowd.team')} people, begun or full. We apply it to the upper end of the interval. So ${peak} gets ${dayWord('crowd.peak.teams.word')} teams while the concert lasts, and ${second} gets ${dayWord('crowd.second.teams.word')}. Every other cell needs one.`,
      `In ${peak}, both ends of the interval lead to the same number of teams. In ${dayWord('crowd.unsure.place')} at ${dayWord('crowd.unsure.at')} they do not: ${dayWord('crowd.unsure.teams.least.word')} team or ${dayWord('crowd.unsure.teams.word')}. There the count cannot decide, so the larger number is sent.`,
    ],
    caption:
      'Cells and hours of the evening that need more than one team, with the teams for each end of the interval. Example rule, synthetic data.',
    scrolls: 'Cells that need more than one team; scrolls sideways on a small screen',
    columns: ['Cell, time', 'People', '95% interval', 'Teams'],
    changes: {
      title: 'What would change it',
      points: [
        {
          name: 'Visitors',
          text: `With ${dayWord('event.visitors')} visitors from outside the town, the rule gives ${dayWord('event.teams.word')} teams: these ${dayWord('crowd.peak.teams.word')}, for residents only, would be one too few (section 4).`,
        },
        {
          name: 'Fewer devices',
          text: `With half the devices, the interval in ${peak} would be ${interval(dayWord('crowd.half.least'), dayWord('crowd.half.most'))}: still ${dayWord('crowd.peak.teams.word')} teams.`,
        },
        {
          name: 'An average over the day',
          text: `${peak} has ${dayWord('crowd.mean')} people on average. By that number you would send ${dayWord('crowd.mean.teams.word')} team.`,
        },
        {
          name: 'What happens between hours',
          text: `The concert ends at ${dayWord('crowd.concert.to')}, and the crowd leaves between two counts. To plan an exit, count every five minutes, as in section 4.`,
        },
      ],
    },
  },
  event: {
    title: 'Every five minutes, with visitors',
    text: [
      `With people counted at the gates all evening, an alert comes at most ${dayWord('event.others.early.minutes')} minutes early or ${dayWord('event.others.late.minutes')} minutes late in nine draws of ten; with counts on the hour alone, ${dayWord('event.hourly.lower.minutes')} and ${dayWord('event.hourly.higher.minutes')} minutes late. By the rule of section 3, the concert now needs ${dayWord('event.teams.word')} teams.`,
      `The same concert, counted by devices that are not like the crowd. ${dayWord('event.visitors')} visitors come by train from outside the town, and ${dayWord('event.visitors.share')}% of them carry one of the devices. So do ${dayWord('event.young.share')}% of residents under 35, and ${dayWord('event.old.share')}% of the others. Of the residents at the concert, ${dayWord('event.there.share')}% are under 35; elsewhere, ${dayWord('event.elsewhere.share')}%.`,
      `Weights by age correct the ages. In ${dayWord('event.panels')} other draws of the devices, residents are counted ${dayWord('event.residents.alike.share')}% too high without weights, and with them within ${dayWord('event.residents.age.share')}% of the truth (medians). What is missing then shows: few visitors are in the sample, so the crowd is ${dayWord('event.age.off.share')}% too low, and an alert at ${dayWord('event.limit.higher')} comes in ${dayWord('event.age.came')} draws of ${dayWord('event.panels')}. Without weights, the two errors happen to cancel.`,
      `Counting everyone who enters at the gates corrects the rest, if it goes on. Half an hour of it, from ${dayWord('event.gates.from')} to ${dayWord('event.gates.half')}, makes the crowd ${dayWord('event.half.off.share')}% too large, because visitors come early. With it all evening, the count is ${dayWord('event.gates.off.share')}% too high, and ${dayWord('event.gates.inside.share')}% of the intervals contain the truth. At an event without gates, people counted at a few points take their place.`,
    ],
    compared: {
      caption: `People in ${peak} at ${dayWord('event.at')} as counted, and when alerts at two example limits come. Error: median of ${dayWord('event.panels')} draws, with the middle 90% (−: too low).`,
      columns: [
        'Counted with',
        'People',
        'Error',
        `Alert at ${dayWord('event.limit.lower')}`,
        `Alert at ${dayWord('event.limit.higher')}`,
      ],
      late: (minutes: string) => `${minutes} min late`,
      early: (minutes: string) => `${minutes} min early`,
      methods: {
        alike: 'All devices alike',
        age: 'Weights by age',
        halfHour: 'Age, and gates for half an hour',
        gates: 'Age, and gates all evening',
      },
      truth: 'In truth',
      none: 'none',
    },
    parts: {
      gathers: 'The crowd gathers: people counted with the gates all evening.',
      leaves: 'The crowd leaves: likewise.',
      columns: ['Time', 'In truth', 'Counted', '95% interval'],
    },
    link: { label: 'All counts of the evening: event-counts.csv', href: `/${dataset.folder}/event-counts.csv` },
  },
  map: {
    title: 'Where and when',
    text: `The map shows the people in each of the ${dayWord('crowd.cells.word')} cells at ${dayWord('crowd.peak.at')}, and the table shows those in ${peak} before and after.`,
    drawing: `A dot stands for ${dayWord('crowd.round')} people, at no particular point of its cell; hatched and marked x: withheld. The bars show ${peak} on every hour, each with its interval. Amber: the hours and the cell of the concert.`,
    caption: `People in ${peak} on the hour, with 95% intervals. Before ${dayWord('crowd.table.from')} the count hardly changes.`,
    scrolls: `People in ${peak} by the hour; scrolls sideways on a small screen`,
    columns: ['Time', 'People', 'At least', 'At most'],
    link: { label: 'The map as SVG', href: figureAddress('crowd') },
  },
  district: {
    title: 'Every cell, hour by hour',
    text: 'A transit planner reads from this table when to add a bus, and a health unit where to put a clinic.',
    caption: 'People in each cell on the hour, to the nearest ten. x: withheld.',
    scrolls: 'People by cell and hour; scrolls sideways on a small screen',
    time: 'Time',
    total: 'All',
    link: {
      label: 'With intervals, for all hours: district-counts.csv',
      href: `/${dataset.folder}/district-counts.csv`,
    },
  },
  withheld: {
    title: 'What is withheld, and why',
    text: 'These rules are common in official statistics (Hundepool and colleagues 2024). You agree the numbers with us before the first count.',
    points: [
      {
        name: `Fewer than ${dayWord('crowd.floor')} devices`,
        text: `A small count can point to a person, and a count of none says that a place is empty. ${dayWord('crowd.few')} counts are withheld for this.`,
      },
      {
        name: 'Counts that would reveal another',
        text: `Each hour has a total. If one cell alone were withheld, you could subtract the others. So the next smallest is withheld too: ${dayWord('crowd.protects.word')} counts on this day.`,
      },
      {
        name: `Rounded to ${dayWord('crowd.round')}`,
        text: 'People are rounded to the nearest ten, and the ends of an interval outwards. A total is rounded by itself, so it may differ from the sum of its cells.',
      },
      {
        name: 'One grid',
        text: 'We publish one grid for one set of hours. From two that overlap, a single person could be subtracted (Denning, Denning and Schwartz 1979).',
      },
    ],
  },
  method: {
    title: 'Method and limits',
    text: [
      `Each device counts for the residents that it stands for on its side of the river. The interval is that of Wilson (1927), with the effective number of devices: as many as a simple random sample of the same precision would need. In ${dayWord('crowd.trials')} other random samples of the same residents, ${dayWord('crowd.trials.share')}% of the published intervals at ${dayWord('crowd.peak.at')} contained the true number: more than 95%, because their ends are rounded outwards. Here it is known, because the town is simulated: ${dayWord('crowd.peak.truth')} people were in ${peak} at ${dayWord('crowd.peak.at')}. The interval of a count with gates is that of a ratio (Taylor series, Wolter 2007).`,
      'The interval states the error of a random sample, and no other error. A cell says how many people are in it, not how close they stand.',
    ],
    items: [
      { ...file('district-counts'), text: 'What a client receives: people, interval, cell and hour.' },
      { ...file('district-withheld'), text: 'Which counts are withheld, each with the reason.' },
      { ...file('event-counts'), text: 'The concert every five minutes: devices, counts by each method, the truth.' },
      { ...file('district-sample'), text: 'Residents and devices of each side of the river.' },
      {
        ...file('district-devices'),
        text: 'The devices behind the counts, and the truth. A client never receives this file; here nobody is real.',
      },
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'Computes counts, intervals and what is withheld from the last two files.',
      },
    ],
    link: { label: 'Formats, delivery and how a project starts', href: '/data/report#delivery' },
  },
  closing: {
    title: 'Which place, and which hours?',
    text: 'Name a district and a past event. We count it by the hour, with intervals, and show what the numbers would have decided.',
    actions: [
      { label: 'Send us a place', href: contactAbout('demo') },
      { label: 'Download the data', href: '/data' },
    ],
  },
} as const)
