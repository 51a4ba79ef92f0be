import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { figureAddress, figureDataAddress } from '#content/schema/figure.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout, contactForTest } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'data/counts',
  title: `Sample counts by place and hour | ${site.name}`,
  description:
    'What you receive for one district and one day: people by place and hour with 95% intervals, what is withheld and why, a decision, and the data to check it.',
})

export const sources = ['hundepool2024', 'wilson1927', 'wolter2007'] as const satisfies readonly SourceKey[]

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = [
  'map',
  'finding',
  'decision',
  'event',
  'beyond',
  'flows',
  'district',
  'withheld',
  'method',
] as const

const peak = dayWord('crowd.peak.place')
const second = dayWord('crowd.second.place')
const interval = (least: string, most: string) => `${least} to ${most}`
const file = (name: string) => ({ label: `${name}.csv`, href: `/${dataset.folder}/${name}.csv` })

export const countsPage = typeset({
  remark: 'No real person was counted',
  title: 'Sample counts by place and hour',
  lead: `At ${dayWord('crowd.peak.at')}, devices alone count about ${dayWord('crowd.peak.people')} residents in ${peak}, the cell with the concert: ${dayWord('crowd.peak.teams.word')} teams of stewards. Counted at the gates too, and with visitors from outside, there are about ${dayWord('event.people')} people: ${dayWord('event.teams.word')} teams. You receive this for one district and one day (here a simulated town; ${dayWord('sites.devices.share')}% of residents carry a device).`,
  finding: {
    title: 'What we counted',
    text: [
      `From ${dayWord('crowd.devices')} devices, ${dayWord('crowd.shown')} counts of people can be published. The district has ${dayWord('crowd.cells.word')} square cells of ${dayWord('crowd.cell.metres')} m, named A1 to D3, and we count the people in each on every full hour. In this example, there is a concert in ${peak} from ${dayWord('crowd.concert.from')} to ${dayWord('crowd.concert.to')}.`,
      `Devices here are a random sample, without anyone from outside the town; each stands for ${dayWord('crowd.north.stands')} people north of the river and ${dayWord('crowd.south.stands')} south of it. Real devices are no random sample, so a project compares them with people counted at a gate (section 4). No row stands for one device.`,
    ],
  },
  decision: {
    title: `From devices alone: ${dayWord('crowd.peak.teams.word')} teams, not ${dayWord('crowd.mean.teams.word')}`,
    text: [
      `${peak} gets ${dayWord('crowd.peak.teams.word')} teams while the concert lasts, ${second} gets ${dayWord('crowd.second.teams.word')}, and every other cell one. The client’s rule, an example: one team of stewards for every ${dayWord('crowd.team')} people or part of ${dayWord('crowd.team')}, at the upper end of the interval.`,
      `In ${peak}, both ends of the interval lead to the same number of teams. In ${dayWord('crowd.unsure.place')} at ${dayWord('crowd.unsure.at')} they do not: ${dayWord('crowd.unsure.teams.least.word')} team or ${dayWord('crowd.unsure.teams.word')}. There the count cannot decide, so the larger number is sent. By the average over the day, ${dayWord('crowd.mean')} people, ${peak} would get ${dayWord('crowd.mean.teams.word')}; with visitors from outside the town, it needs ${dayWord('event.teams.word')} (section 4).`,
      `With the devices of only 1 to 3% of residents, the rule sends up to ${dayWord('panel.teams.most.word')} teams to ${peak}, and the map is lost: at most ${dayWord('panel.published.most')} of ${dayWord('crowd.values')} counts can be published. So measure your share at the gates, count there, and ask devices for what gates do not see (section 5).`,
    ],
    caption:
      'Cells and hours of the evening that need more than one team, with the teams for each end of the interval. Example rule, synthetic data.',
    scrolls: 'Cells that need more than one team; scrolls sideways on a small screen',
    columns: ['Cell, time', 'People', '95% interval', 'Teams'],
    panel: {
      caption: `${peak} with fewer devices, ${dayWord('crowd.trials')} synthetic samples of each size. 95% of them are off by no more than this; 90% lead to these teams. With gates: section 4. Published: on average (on this page, ${dayWord('crowd.shown')}).`,
      columns: ['Residents with a device', 'Off by', 'With gates', 'Teams', 'Published'],
      this: (share: string) => `${share}, as here`,
    },
  },
  event: {
    title: 'Every five minutes, with visitors',
    text: [
      `With people counted at the gates all evening, the alert for the fourth team, at more than ${dayWord('event.limit')} people, comes in 90% of simulations between ${dayWord('event.early.minutes')} minutes early and ${dayWord('event.late.minutes')} late; with counts on the hour alone, ${dayWord('event.hourly.minutes')} minutes late.`,
      `The same concert, counted by other devices, which are not like the crowd. ${dayWord('event.visitors')} visitors come by train from outside the town, and ${dayWord('event.visitors.share')}% of them carry one of the devices. So do ${dayWord('event.young.share')}% of residents under 35, who are ${dayWord('event.there.share')}% of the residents at the concert and ${dayWord('event.elsewhere.share')}% elsewhere, and ${dayWord('event.old.share')}% of the others.`,
      `Without weights by age, residents are counted ${dayWord('event.residents.alike.share')}% too high; with them, within ${dayWord('event.residents.age.share')}% of the truth (medians of ${dayWord('event.draws')} simulations). One error is left: few visitors carry a device, so the crowd is counted ${dayWord('event.age.share')}% too low. Without weights, the two errors happen to cancel.`,
      `Counting everyone who enters at the gates corrects the rest, if it goes on: half an hour, from ${dayWord('event.gates.from')} to ${dayWord('event.gates.half')}, is too little, because visitors come early. With the gates all evening, ${dayWord('event.gates.inside.share')}% of the intervals contain the truth. At an event without gates, people counted at a few points take their place.`,
    ],
    compared: {
      caption: `People in ${peak} at ${dayWord('event.at')} and the alert, in the most typical of ${dayWord('event.draws')} synthetic draws. Error: median of all, and the range of 90% (−: too low).`,
      columns: ['Counted with', 'People', 'Error', `Alert over ${dayWord('event.limit')}`],
      late: (minutes: string) => `${minutes} min late`,
      early: (minutes: string) => `${minutes} min early`,
      methods: {
        alike: 'All devices alike',
        age: 'Weights by age',
        halfHour: 'Age, and gates for half an hour',
        gates: 'Age, and gates all evening',
      },
      truth: 'In truth, with visitors',
      none: 'none',
    },
    link: { label: 'All counts of the evening: event-counts.csv', href: `/${dataset.folder}/event-counts.csv` },
  },
  beyond: {
    title: 'What devices add to gates',
    text: `Gates give the number of people who came. Devices add, in this example, an alert for a crowd where no gate stands, how fast the place empties, and that ${dayWord('event.across.share')}% of the residents cross the bridges when they leave.`,
    answers: {
      columns: ['Question', 'Answer from devices'],
      rows: [
        [
          'Other crowds',
          `${second} has no gate. From ${dayWord('event.open.from')}, more than ${dayWord('crowd.team')} residents are there. The alert for its second team comes in 90% of simulations between ${dayWord('event.open.early.minutes')} minutes early and ${dayWord('event.open.late.minutes')} late.`,
        ],
        [
          'Leaving',
          `About ${dayWord('event.leaves.first.people')} people are in ${peak} at ${dayWord('event.leaves.first.at')}, ${dayWord('event.leaves.last.people')} at ${dayWord('event.leaves.last.at')} (in truth ${dayWord('event.leaves.first.truth')} and ${dayWord('event.leaves.last.truth')}, because visitors leave first).`,
        ],
        [
          'Length of stay',
          `Half of the residents stay ${dayWord('event.stay.minutes')} minutes or longer (in truth ${dayWord('event.stay.truth')}), and ${dayWord('event.end.share')}% to the end (${dayWord('event.end.truth')}), so nearly all use the exits at once.`,
        ],
        [
          'Way home',
          `${dayWord('event.across.share')}% of the residents (${interval(dayWord('event.across.least'), dayWord('event.across.most'))}; in truth ${dayWord('event.across.truth')}) cross the ${dayWord('day.bridges.word')} bridges to the north.`,
        ],
      ],
    },
    link: { label: 'Replay one of your days', href: contactForTest('publicSafety') },
    records: {
      title: 'To replay one of your days, we need at least',
      columns: ['Records', 'Columns', 'Interval', 'Days'],
      rows: [
        [
          'Positions',
          'Number of the device, time, latitude, longitude, error in metres',
          '5 min',
          `The day; for what is unusual, also ${dayWord('held.days')} days before it`,
        ],
        ['Or counts', 'Cell, time, devices', '5 min', 'As above'],
        ['Gates, if there are any', 'Gate, time, people in, people out', '5 min', 'The day, from the first entry'],
        ['Place and rules', 'Outline of the place, limit of each alert', '–', 'As they were on the day'],
      ],
    },
  },
  flows: {
    title: 'Morning trips across town',
    text: `From ${dayWord('flows.from')} to ${dayWord('flows.to')}, about ${dayWord('flows.people')} people (95% interval: ${interval(dayWord('flows.least'), dayWord('flows.most'))}) travel from the south-west to the south centre, and ${dayWord('flows.stay')} within the south-west. A health planner reads from this where people of two parts may meet, and where a clinic reaches those who leave home. Of ${dayWord('flows.count')} flows, ${dayWord('flows.withheld.word')} are withheld. No totals are given, so none can be subtracted.`,
    caption: 'People who travel from one part of the town (row) to another (column), to the nearest ten. x: withheld.',
    columns: ['From, to', 'NW', 'N', 'NE', 'SW', 'S', 'SE'],
    parts: ['North-west', 'North centre', 'North-east', 'South-west', 'South centre', 'South-east'],
    link: { label: 'Map of the six parts, and who is near whom', href: '/sectors/healthcare' },
  },
  map: {
    title: 'Where and when',
    text: `${peak} is fullest at ${dayWord('crowd.peak.at')}, with about ${dayWord('crowd.peak.people')} people, and ${second} at ${dayWord('crowd.second.at')}, with about ${dayWord('crowd.second.people')}. The map shows all cells at that hour, the table ${peak} before and after.`,
    drawing: `A dot stands for ${dayWord('crowd.round')} people, at no particular point of its cell; hatched and marked x: withheld. The bars show ${peak} on every hour, each with its interval. Amber: the hours and the cell of the concert.`,
    caption: `People in ${peak} on the hour, with 95% intervals. Before ${dayWord('crowd.table.from')} the count hardly changes.`,
    scrolls: `People in ${peak} by the hour; scrolls sideways on a small screen`,
    columns: ['Time', 'People', 'At least', 'At most'],
    link: { label: 'The map as SVG', href: figureAddress('crowd') },
  },
  district: {
    title: 'Every cell, hour by hour',
    text: `The district is fullest at ${dayWord('crowd.peak.at')}, with about ${dayWord('crowd.total')} people. A transit planner reads here when to add a bus, and a health unit where people are when a clinic is open.`,
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
    text: `${dayWord('crowd.withheld')} of ${dayWord('crowd.values')} counts are withheld, by rules that are common in official statistics (Hundepool and colleagues 2024). You agree the numbers with us before the first count.`,
    points: [
      {
        name: `Fewer than ${dayWord('crowd.floor')} devices`,
        text: `A small count can point to a person, and a count of none says that a place is empty: ${dayWord('crowd.few')} counts.`,
      },
      {
        name: 'Counts that would reveal another',
        text: `Each hour has a total. If one cell alone were withheld, you could subtract the others. So the next smallest is, too: ${dayWord('crowd.protects.word')} on this day.`,
      },
      {
        name: `Rounded to ${dayWord('crowd.round')}`,
        text: 'To the nearest ten, and the ends of an interval outwards. A total is rounded by itself, so it may differ from the sum of its cells.',
      },
    ],
  },
  method: {
    title: 'Method and limits',
    text: [
      `In ${dayWord('crowd.trials')} other random samples of the same residents, ${dayWord('crowd.trials.share')}% of the published intervals at ${dayWord('crowd.peak.at')} contained the true number: more than 95%, because their ends are rounded outwards.`,
      `Each device counts for the residents that it stands for on its side of the river. The interval is that of Wilson (1927), with the effective number of devices: as many as a simple random sample of the same precision would need. Here the truth is known, because the town is simulated: without visitors, ${dayWord('crowd.peak.truth')} people were in ${peak} at ${dayWord('crowd.peak.at')}. The interval of a count with gates, or of a share, is that of a ratio (Taylor series, Wolter 2007).`,
      'The interval states the error of a random sample, and no other error. A cell says how many people are in it; their density needs the outline of the place (section 5).',
    ],
    items: [
      {
        ...file('district-devices'),
        text: 'The devices behind the counts, and the truth. A client never receives this file; here nobody is real.',
      },
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'Computes counts, intervals and what is withheld again. Also in Python.',
      },
      {
        label: 'All files',
        href: figureDataAddress('crowd'),
        text: 'Every table of these counts, with its fields.',
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
