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
  path: 'data/counts',
  title: `Sample counts by place and hour | ${site.name}`,
  description:
    'What you receive for one district and one day: people by place and hour with 95% intervals, what is withheld and why, a decision, and the data to check it.',
})

export const sources = [
  'hundepool2024',
  'hyndman2021',
  'statcan2017wilson',
  'wilson1927',
  'wolter2007',
] as const satisfies readonly SourceKey[]

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = [
  'map',
  'ahead',
  'event',
  'beyond',
  'decision',
  'records',
  'withheld',
  'district',
  'flows',
  'method',
] as const

const peak = dayWord('crowd.peak.place')
const second = dayWord('crowd.second.place')
const interval = (least: string, most: string) => `${least} to ${most}`
const file = (name: string) => ({ label: `${name}.csv`, href: `/${dataset.folder}/${name}.csv` })

export const countsPage = typeset({
  remark: 'No real person was counted',
  title: 'Sample counts by place and hour',
  lead: `Without gates (turnstiles), devices count ${dayWord('crowd.second.people')} people on a quay; in truth, ${dayWord('crowd.second.truth')}. With gates, both together are typically ${dayWord('event.gates.off.share')}% off, gates alone ${dayWord('event.alone.share')}%. At the concert, a forecast calls the next team ${dayWord('ahead.before.minutes')} minutes ahead; in tests, in time on ${dayWord('ahead.likely.in.time')} of ${dayWord('ahead.fuller')} full evenings, for nothing on ${dayWord('ahead.likely.wrong')} of ${dayWord('ahead.quiet')} others. The town is simulated.`,
  ahead: {
    title: `The fourth team is called ${dayWord('ahead.before.minutes')} minutes ahead`,
    text: [
      `At ${dayWord('ahead.at')}, about ${dayWord('ahead.now')} people are in ${peak}, and the forecast for ${dayWord('ahead.lead.minutes')} minutes later is above ${dayWord('event.limit')}. The crowd passes that number at ${dayWord('ahead.crossing')}.`,
      `What devices add: the ${dayWord('ahead.learned')} other evenings that the forecast learned from were counted by gates and devices, so it forecasts everyone there, and not only who passed a gate. On the night, it then needs the gates alone. If the count were taken to stay as it is, the error after ${dayWord('ahead.lead.minutes')} minutes would be ${dayWord('ahead.unchanged.share')}%.`,
    ],
    forecast: {
      caption: `Forecast for ${peak} made at ${dayWord('ahead.at')}, and what came. Last two columns: tested on ${dayWord('ahead.scored')} more evenings, while people arrive (error: the sum of all, over the sum of all counts).`,
      columns: ['Ahead (min)', 'Forecast', '95% range', 'Came', 'Error', 'In range'],
    },
    rules: {
      caption: `You choose when to call, by the forecast for ${dayWord('ahead.lead.minutes')} minutes later. Of the ${dayWord('ahead.scored')} evenings, ${dayWord('ahead.fuller')} pass ${dayWord('event.limit')} people and ${dayWord('ahead.quiet')} do not. Ahead: median, and range of 90%.`,
      columns: [
        'Called when',
        `In time, of ${dayWord('ahead.fuller')}`,
        'Ahead',
        `For nothing, of ${dayWord('ahead.quiet')}`,
      ],
      rows: [
        [
          `the forecast is above ${dayWord('event.limit')}`,
          dayWord('ahead.likely.in.time'),
          `${dayWord('ahead.likely.early.minutes')} min (${dayWord('ahead.likely.least.minutes')}–${dayWord('ahead.likely.most.minutes')})`,
          dayWord('ahead.likely.wrong'),
        ],
        [
          `its whole range is above ${dayWord('event.limit')}`,
          dayWord('ahead.sure.in.time'),
          `${dayWord('ahead.sure.early.minutes')} min (${dayWord('ahead.sure.least.minutes')}–${dayWord('ahead.sure.most.minutes')})`,
          dayWord('ahead.sure.wrong'),
        ],
      ],
    },
  },
  beyond: {
    title: 'Devices show the density and the way home, too',
    text: 'Gates count who enters. In this example, devices answer three more questions.',
    columns: ['Question', 'Answer from devices, in this example'],
    rows: [
      [
        'How dense is it in front of the stage?',
        `${dayWord('event.front.density')} people per square metre at ${dayWord('event.at')} (95% interval: ${interval(dayWord('event.front.least'), dayWord('event.front.most'))}; in truth ${dayWord('event.front.truth')}), on ${dayWord('event.front.area')} m² with about ${dayWord('event.front.share')}% of the crowd. The count is corrected for the ${dayWord('event.front.misplaced.share')}% of devices that are heard on the wrong side of the line.`,
      ],
      [
        'When is the place empty?',
        `${dayWord('event.end.share')}% of the residents stay to the end, so nearly all use the exits at once. In ${peak}, about ${dayWord('event.leaves.first.people')} people are left at ${dayWord('event.leaves.first.at')} (95% interval: ${interval(dayWord('event.leaves.first.least'), dayWord('event.leaves.first.most'))}; in truth ${dayWord('event.leaves.first.truth')}) and ${dayWord('event.leaves.last.people')} at ${dayWord('event.leaves.last.at')} (${interval(dayWord('event.leaves.last.least'), dayWord('event.leaves.last.most'))}; in truth ${dayWord('event.leaves.last.truth')}).`,
      ],
      [
        'Which way do people go home?',
        `${dayWord('event.across.share')}% of the residents (${interval(dayWord('event.across.least'), dayWord('event.across.most'))}; in truth ${dayWord('event.across.truth')}) cross the ${dayWord('day.bridges.word')} bridges to the north.`,
      ],
    ],
  },
  decision: {
    title: 'Devices alone send one team too few',
    text: [
      `By devices alone, ${peak} would get ${dayWord('crowd.peak.teams.word')} teams. It needs ${dayWord('event.teams.word')}: we detect the devices of few visitors. ${second} gets ${dayWord('crowd.second.teams.word')}, and every other cell one.`,
      `The client’s rule, an example: one team of stewards for every ${dayWord('crowd.team')} people or part of ${dayWord('crowd.team')}, at the upper end of the interval, as for the alerts of section 3. In ${dayWord('crowd.trials')} other samples, without visitors, it sends too few teams in ${dayWord('crowd.teams.few.share')}% of the cells and hours with more than one team, and too many in ${dayWord('crowd.teams.many.share')}%, as in ${dayWord('crowd.unsure.place')} at ${dayWord('crowd.unsure.at')}, minutes before the second is needed.`,
    ],
    caption: 'Cells and hours of the evening that need more than one team. Teams: for each end of the interval.',
    scrolls: 'Cells that need more than one team; scrolls sideways on a small screen',
    columns: ['Cell, time', 'Residents', '95% interval', 'Teams'],
    panel: {
      caption: `${peak} with fewer devices: ${dayWord('crowd.trials')} synthetic samples of each size. The errors hold for 95% of them, the teams for 90%. Last row: as on this page.`,
      columns: ['Residents detected', 'Count off by at most', 'With gates, at most', 'Teams sent'],
    },
  },
  event: {
    title: `With devices, an alert misses ${dayWord('alerts.both.missed')} of ${dayWord('alerts.both.passing')} full evenings`,
    text: [
      `One rule at every place: an alert comes when the upper end of the 95% interval passes the limit. So it seldom misses, and the price is alerts for nothing.`,
      `At the concert of section 1, the alert for the fourth team comes in 90% of simulations between ${dayWord('event.early.minutes')} minutes early and ${dayWord('event.late.minutes')} late, if people are counted every five minutes; counted on the hour alone, it comes ${dayWord('event.hourly.minutes')} minutes late. At an event without gates, people counted at a few points take their place.`,
    ],
    caption: `Alerts on ${dayWord('ahead.scored')} other simulated evenings at each place, with smaller and larger crowds. Missed: of the evenings that pass the limit. For nothing: of those that do not. Minutes: in 90% of the alerts.`,
    columns: ['Alert, counted with', 'Missed', 'For nothing', 'Alert comes'],
    rows: {
      gates: `${peak} over ${dayWord('event.limit')}, gates alone`,
      both: `${peak} over ${dayWord('event.limit')}, gates and devices`,
      open: `Quay ${second}, over ${dayWord('crowd.team')}, devices alone`,
      front: `Front of the stage, over ${dayWord('event.front.limit.word')} per m², both`,
    },
    of: (part: string, all: string) => `${part} of ${all}`,
    /** Minutes from the truth: below zero before it, above zero after it. */
    minutes: (first: number, last: number): string => {
      if (last <= 0) return `${-last} to ${-first} min early`
      return first >= 0 ? `${first} to ${last} min late` : `${-first} min early to ${last} late`
    },
    link: { label: 'All counts of the evening: event-counts.csv', href: `/${dataset.folder}/event-counts.csv` },
  },
  records: {
    title: 'We need your records, or a plan',
    text: [
      'We replay a past day from your records. For a day to come, a plan is enough.',
      'The share of your crowd whose device we detect decides how exact the counts are; it is measured at your gates, all evening. Phones change their Wi-Fi addresses: we do not undo that, and correct by head counts.',
    ],
    link: { label: 'Replay or plan an event', href: contactForTest('publicSafety') },
    devices: {
      columns: ['Devices', 'They show', 'Set up before', 'Who agrees'],
      rows: [
        [
          'Receivers at the site',
          'People there, visitors too, as counts by zone',
          'Places for receivers, power, signs',
          'You and the owner of the site',
        ],
        [
          'Counts of a mobile operator',
          'Its subscribers, by radio cell: hundreds of metres',
          'A contract with the operator',
          'The operator',
        ],
        [
          'A panel of phones',
          'A sample of people, few of them at one event',
          'A feed with its record of consent',
          'Each member',
        ],
      ],
    },
    needed: {
      title: 'What we need at least, every five minutes',
      columns: ['Records', 'Columns', 'Days'],
      rows: [
        [
          'Positions or counts',
          'Device, time, latitude, longitude, error in metres; or cell, time, devices',
          `The day; for what is unusual, also ${dayWord('held.days')} days before it`,
        ],
        ['Gates, if there are any', 'Gate, time, people in, people out', 'The day, from the first entry'],
        ['Place and rules', 'Outline of the place, limit of each alert', 'As they were on the day'],
        ['Or a plan', 'Width of each gate, area of each zone, people expected', 'The date'],
      ],
    },
  },
  flows: {
    title: `In the morning, ${dayWord('flows.people')} people cross the south`,
    text: [
      `From ${dayWord('flows.from')} to ${dayWord('flows.to')}, about ${dayWord('flows.people')} people (95% interval: ${interval(dayWord('flows.least'), dayWord('flows.most'))}) travel from the south-west to the south centre, and ${dayWord('flows.stay')} within the south-west.`,
      `A health planner reads from this where people of two parts may meet, and where a clinic reaches those who leave home. Of ${dayWord('flows.count')} flows, ${dayWord('flows.withheld.word')} are withheld. No totals are given, so none can be subtracted.`,
    ],
    caption: 'People who travel from one part of the town (row) to another (column), to the nearest ten. x: withheld.',
    columns: ['From, to', 'NW', 'N', 'NE', 'SW', 'S', 'SE'],
    parts: ['North-west', 'North centre', 'North-east', 'South-west', 'South centre', 'South-east'],
    link: { label: 'Map of the six parts, and who is near whom', href: '/sectors/healthcare' },
  },
  map: {
    title: 'Gates and devices together come closest to the truth',
    text: [
      `At ${dayWord('crowd.peak.at')}, cell ${peak} is full: a concert has begun. Devices alone count too few people there, and so do gates.`,
      `Devices alone miss visitors from outside: we detect those of ${dayWord('event.visitors.share')}% of them. Gates alone count ${dayWord('event.alone.share')}% too few: they miss people who came before ${dayWord('event.gates.from')} or passed no gate. Together, each corrects the other. ${second}, the quay, fills at the same time, and has no gate.`,
      `If we detect ${dayWord('sites.devices.share')}% of residents, gates and devices together are at most ${dayWord('panel.gates.all.share')}% off in 95% of samples; at 3%, ${dayWord('panel.gates.three.share')}%. At 3% or less, at most ${dayWord('panel.published.most')} of the ${dayWord('crowd.values')} counts of the map can be published. We would then tell you: count at the gates, and use devices for what gates do not see.`,
    ],
    drawing: `Residents, by devices alone: ${dayWord('crowd.cells.word')} cells of ${dayWord('crowd.cell.metres')} m at ${dayWord('crowd.peak.at')}. A dot stands for ${dayWord('crowd.round')} people, at no particular point of its cell; hatched and marked x: withheld. The bars show ${peak} on every hour, each with its interval. Amber: the concert and its hours, and the quay (${second}).`,
    caption: `Four counts of ${peak} at ${dayWord('crowd.peak.at')}. The first is of residents alone, by a random sample: we detect the devices of ${dayWord('sites.devices.share')}% of them. The others are the most typical of ${dayWord('event.draws')} simulations in which younger residents are detected more often, with the ${dayWord('event.visitors')} visitors. Error: median of all, and range of 90% (−: too low).`,
    scrolls: `Four counts of ${peak}; scrolls sideways on a small screen`,
    columns: ['Who, counted with', 'Result', 'In truth', 'Error'],
    rows: {
      residents: 'Residents, devices alone',
      age: 'Everyone, devices alone',
      alone: 'Everyone, gates alone',
      gates: 'Everyone, gates and devices',
    },
    residents: { counted: dayWord('crowd.peak.people'), truth: dayWord('crowd.peak.truth') },
    nominal: `A 95% interval should contain the truth in 95 of 100 cases (nominal). Tested by simulation, it does in ${dayWord('crowd.trials.share')}% for the map. With gates and devices: in ${dayWord('event.gates.inside.share')}% until the concert ends, ${dayWord('event.gates.after.share')}% after it, because visitors leave sooner, and ${dayWord('event.front.inside.share')}% in front of the stage.`,
    link: { label: 'The map as SVG', href: figureAddress('crowd') },
  },
  district: {
    title: `The district is fullest at ${dayWord('crowd.peak.at')}`,
    text: `About ${dayWord('crowd.total')} residents are there then, by devices alone. A transit planner reads here when to add a bus, and a health unit where people are when a clinic is open.`,
    fullest: {
      caption: `Residents in ${peak} on the hour, with 95% intervals. Before ${dayWord('crowd.table.from')} the count hardly changes.`,
      scrolls: `Residents in ${peak} by the hour; scrolls sideways on a small screen`,
      columns: ['Time', 'Residents', 'At least', 'At most'],
    },
    caption: 'Residents in each cell on the hour, to the nearest ten. x: withheld.',
    scrolls: 'Residents by cell and hour; scrolls sideways on a small screen',
    time: 'Time',
    total: 'All',
    link: {
      label: 'With intervals, for all hours: district-counts.csv',
      href: `/${dataset.folder}/district-counts.csv`,
    },
  },
  withheld: {
    title: `${dayWord('crowd.withheld')} of ${dayWord('crowd.values')} counts are withheld`,
    text: `A small count can point to a person. Counts are withheld by rules that are common in official statistics (Hundepool and colleagues 2024). You agree the numbers with us before the first count.`,
    points: [
      {
        name: `Fewer than ${dayWord('crowd.floor')} devices`,
        text: `A count of none would say that a place is empty: ${dayWord('crowd.few')} counts.`,
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
    title: 'Limits: an interval covers chance alone',
    text: [
      `In ${dayWord('crowd.trials')} other random samples of the same residents, ${dayWord('crowd.trials.share')}% of the published intervals at ${dayWord('crowd.peak.at')} contained the true number: more than 95%, because their ends are rounded outwards.`,
      `For the counts of residents, the ${dayWord('crowd.devices')} devices are a random sample without anyone from outside the town. Each stands for ${dayWord('crowd.north.stands')} people north of the river and ${dayWord('crowd.south.stands')} south of it. The interval is that of Wilson (1927), with the effective number of devices (Statistics Canada 2017): as many as a simple random sample of the same precision would need. In truth, without visitors, ${dayWord('crowd.peak.truth')} people were in ${peak} at ${dayWord('crowd.peak.at')}. The interval of a count with gates, or of a share, is that of a ratio (Taylor series, Wolter 2007).`,
      'The interval states the error of a random sample, and no other error. No row stands for one device. The forecast is a multiple linear regression on the people who have entered, and on those of the last 15 minutes, with its prediction interval (Hyndman and Athanasopoulos 2021, chapter 7).',
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
    link: { label: 'API, dashboard and reports', href: '/predictive-insights#access' },
  },
  closing: {
    title: 'Which place, and which hours?',
    text: 'Name an event, past or planned. You see what the counts would have decided, or how often each zone must be counted.',
    actions: [
      { label: 'Replay or plan an event', href: contactForTest('publicSafety') },
      { label: 'Download the data', href: '/data' },
    ],
  },
} as const)
