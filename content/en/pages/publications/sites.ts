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
  path: 'data/sites',
  title: `Two sites compared: a sample report | ${site.name}`,
  description:
    'A sample comparison: which of two empty lots to take, which of two shops to keep, and how sure both are, with forecasts, visits and catchments.',
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = [
  'planned',
  'decision',
  'answer',
  'device',
  'presence',
  'origins',
  'change',
  'method',
  'start',
] as const

const n = dayWord

export const sitesPage = typeset({
  remark: 'Counts only, of a simulated town',
  title: 'Two sites compared',
  lead: 'New to town? Take lot B: its rent is paid even at the low end of the forecast. Already own King Street? Take neither. A second decision follows: which of two open shops to keep.',
  planned: {
    title: 'Decision 1, two empty lots: if you are new, take lot B',
    text: `At its low end, lot B has ${n('sites.lots.mill.spare')} visits to spare. Lot A misses by ${n('sites.lots.park.short')}, with a margin of ±${n('sites.lots.park.error')}: too close to call by itself. The rule, set beforehand: take the lot with more to spare.`,
    map: 'Minutes by car to lot A, on Park Road (dashed lines), and lot B, on Mill Road (solid lines, amber). Solid squares: open shops.',
    caption: `Visits a day to a shop of ${n('sites.park.floor')} m² on each lot. ±: margin from three shops, no 95% interval. Needed: visits that pay the rent, an example. Spare: low end less needed.`,
    columns: ['A day', 'Forecast', 'Low end', 'Needed', 'Spare'],
    rows: { park: 'Lot A', mill: 'Lot B' },
    /** What the share of the panel does to the decision, and what a client would then hear. */
    panel: `With the devices of ${n('sites.devices.share')}% of residents, as here, lot B pays at its low end in ${n('sites.lots.all.pays')} of ${n('sites.trials')} synthetic samples; with 3%, in ${n('sites.lots.three.pays')}; with 2%, in ${n('sites.lots.two.pays')}. With 3% or 2%, we would tell you only that lot B is ahead (with 2%, in ${n('sites.lots.two.first')}), and that there are too few devices to say whether it pays.`,
    /** Opens the points. */
    more: 'Rent, error and what truly happens',
    points: [
      {
        name: 'What the rent needs',
        text: `The rent is an example: $${n('sites.rent.park')} a year for each m² on lot A, $${n('sites.rent.mill')} on lot B. After goods and staff, a visit leaves $${n('sites.rent.visit')} for rent, on ${n('sites.rent.days')} days a year. Lot A needs ${n('sites.lots.park.needed')} visits a day and may have only ${n('sites.lots.park.least')}. Lot B needs ${n('sites.lots.mill.needed')} and may have only ${n('sites.lots.mill.least')}, still enough. If both forecasts hold, lot B leaves $${n('sites.lots.dollars')} a year more, which is within the error.`,
      },
      {
        name: 'Which lot draws more',
        text: `Lot A leads by ${n('sites.lots.lead')} visits, but the error of this lead is ${n('sites.lots.lead.error')}, if the errors of the two lots are independent. An error that both share would cancel.`,
      },
      {
        name: 'If you own King Street',
        text: `Of its ${n('sites.king.before')} visits a day, it would lose ${n('sites.lots.park.taken')} ±${n('sites.lots.park.taken.error')} to lot A (${n('sites.lots.park.taken.share')}) or ${n('sites.lots.mill.taken')} ±${n('sites.lots.mill.taken.error')} to lot B (${n('sites.lots.mill.taken.share')}). The loss has the same share of error as the forecast. If both errors are independent, you win at most ${n('sites.lots.park.net.most')} visits with lot A and ${n('sites.lots.mill.net.most')} with lot B, too few for the rent.`,
      },
      {
        name: 'How we forecast, and how far off',
        text: `We count visits to three open shops for ${n('sites.days.word')} days, before Park Road has a shop, and fit Huff’s model (1964) to the visits from each zone (exponent ${n('sites.planned.exponent')}; ${n('sites.planned.exponent.least')} to ${n('sites.planned.exponent.most')}; the simulated town itself uses ${n('sites.town.exponent')}, so the fit counts distance too little). Then we leave out each open shop in turn and forecast it from the two others: ${n('sites.left.king.off')}, ${n('sites.left.corner.off')} and ${n('sites.left.north.off')} off. From these errors follows a margin of ±${n('sites.lots.error')}. It is no 95% interval, because the three share one total. With ${n('sites.chain.shops')} shops and errors as large, it would be ±${n('sites.chain.error')}.`,
      },
      {
        name: 'Larger than any shop it was tested on',
        text: `The planned shop has ${n('sites.lots.larger')} times the floor space of the largest shop that we left out. So the error at that size may be more than ±${n('sites.lots.error')}. Lot B pays its rent at the low end as long as the error is at most ${n('sites.lots.mill.bears')}. If you expect more, take neither lot. The one check at this size comes after the opening: forecast ${n('sites.lots.park.visits')}, counted ${n('sites.park.visits')}, so ${n('sites.lots.park.off')} too high.`,
      },
      {
        name: 'What truly happens',
        text: `Then we build the shop on each lot. It truly has ${n('sites.lots.park.truth')} and ${n('sites.lots.mill.truth')} visits, and King Street truly loses ${n('sites.lots.park.lost')} and ${n('sites.lots.mill.lost')}: no forecast is more than ${n('sites.lots.off')}% off, partly by chance, and because residents here choose by Huff’s rule. In ${n('sites.trials')} samples, the margin (median: ±${n('sites.lots.margin.share')}%) contained what came in ${n('sites.lots.park.inside.share')}% for lot A and ${n('sites.lots.mill.inside.share')}% for lot B. A real forecast is further off, so we check it against your sales.`,
      },
    ],
  },
  decision: {
    title: 'Decision 2, two open shops: by visits, keep Park Road',
    text: [
      `A retailer owns both and can keep one. By visits, Park Road, on lot A, leads by ${n('sites.lead.least')} to ${n('sites.lead.most')} a day (95% interval). By floor space, the answer is the other shop (section 7).`,
      `King Street has ${n('sites.king.floor')} m² on a busy street, Park Road ${n('sites.park.floor')} m² in a retail park. The rule, an example: keep the shop with more visits, if even the low end of the lead is above zero after ${n('sites.days.word')} days. Which rule is right depends on your rent and sales.`,
    ],
    lines: [
      `After one day, the lead ran from ${n('sites.first.least')} visits for King Street to ${n('sites.first.most')} for Park Road, so nothing was decided. Here, ${n('sites.days.enough.word')} days would have been enough. But the retailer set the ${n('sites.days.word')} days before the first count: stop as soon as one shop seems ahead, and chance decides more often.`,
      `In this example, we detect the devices of ${n('sites.devices.share')}% of residents. With those of 2%, it takes ${n('sites.sizes.two.weeks.word')} weeks of counts to decide; with 1%, more than ${n('sites.sizes.most.weeks.word')}.`,
    ],
    map: 'Minutes by car to King Street (solid lines) and to Park Road (dashed lines, amber square), parking included.',
    caption: 'Visits a day by which Park Road leads, with the ends of the 95% interval. Synthetic data.',
    scrolls: 'The lead by days counted; scrolls sideways on a small screen',
    columns: ['After', 'Park Rd leads by', 'At least', 'At most', 'Decision'],
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    decisions: { king: 'King Street', park: 'Park Road', open: 'Not decided' },
  },
  answer: {
    title: 'More pass King Street, more visit Park Road',
    text: [
      `By the rule of section 2, someone who counted passers-by alone would keep the wrong shop. ${n('sites.both.within')} residents can drive to both within ${n('sites.within.minutes.word')} minutes, and choose.`,
      `All visits are raised by ${n('sites.raised.share')}%, the share that devices missed in another week. This week, the count of King Street was nearly right before that, by chance. The devices alone do not show such luck, so the rule is the same for both shops (section 5).`,
    ],
    columns: ['On an average day', 'King Street', 'Park Road'],
    rows: {
      visits: 'Visits',
      visitsByFloor: 'Visits a day per 1,000 m²',
      passers: 'Passers-by',
      within: `Residents within ${n('sites.within.minutes')} min by car`,
      modes: { walk: 'Visits on foot', bus: 'Visits by bus', car: 'Visits by car' },
    },
    caption:
      'In brackets: 95% intervals. Floor space is given, so the interval per 1,000 m² is that of the visits. A passer-by is a trip past the shop, so one person can count twice.',
  },
  presence: {
    title: 'Count everyone nearby, and the wrong shop leads',
    text: [
      `If every device nearby counted, King Street would lead, with ${n('sites.king.near')} to ${n('sites.park.near')}. From a shortest visit of one minute on, Park Road leads at every setting that we tried.`,
      `Here, a device counts as a visitor if it stays on the lot of the shop for at least ${n('sites.T.word')} minutes. A limit ${n('sites.T.step.word')} minutes longer or shorter changes a count by at most ${n('sites.T.change.share')}%. Because the town is simulated, we know who came in. Of ${n('sites.seen.visits')} visits with a device in ${n('sites.days.word')} days, ${n('sites.missed')} were counted as passing by, most of them quick errands. Of ${n('sites.seen.passers')} trips past a shop, ${n('sites.false')} were counted as visits.`,
      `So every count of visits is raised by ${n('sites.raised.share')}%. On your data, the door counts of your shops give this share, and a rival’s shop gets the same one. In ${n('sites.trials')} samples, the 95% intervals then contain the true visits in ${n('sites.inside.king.share')}% (King Street) and ${n('sites.inside.park.share')}% (Park Road), and the true lead, ${n('sites.lead.truth')}, in ${n('sites.inside.lead.share')}%.`,
    ],
    caption: `Visits on an average day by the shortest visit, in minutes; 0 counts everyone nearby; +${n('sites.raised.share')}%: raised, as in all other sections. Missed and extra: devices at both shops, in all days.`,
    columns: ['Minutes', 'King St', 'Park Rd', 'Missed', 'Extra'],
    /** Before the visits as they are published, and before those that truly happened. */
    raised: `${n('sites.T')} (+${n('sites.raised.share')}%)`,
    truth: 'True number',
  },
  origins: {
    title: `${n('sites.zones.shown.share')}% of visits to the two shops start in ${n('sites.zones.shown.word')} zones`,
    text: `They are squares of ${n('sites.zone.km')} km from which, on one of the days, at least ${n('sites.least.word')} devices visited each shop. All the others are one row.`,
    caption: `Visits on an average day by the zone in which the trip began. The ${n('sites.zones')} zones are numbered from the north-west, six to a row. min: average minutes of the drive.`,
    columns: ['Zone', 'Visits, King St', 'Visits, Park Rd', 'min, King St', 'min, Park Rd'],
    others: 'Others',
    link: { label: 'site-zones.csv', href: `/${dataset.folder}/site-zones.csv` },
  },
  change: {
    title: 'By floor space, King Street leads',
    text: [
      `King Street has ${n('sites.king.visits.byFloor')} visits a day per 1,000 m², Park Road ${n('sites.park.visits.byFloor')}. Rent and sales say which counts; you know them, and we do not.`,
      'By a model, two more things would change the ranking.',
    ],
    points: [
      {
        name: 'A larger shop on King Street',
        text: `In the model of Huff (1964), a visitor’s choice depends on floor space and travel time. With ${n('sites.even.floor')} m², ${n('sites.even.share')}% more, King Street would draw level at ${n('sites.even.visits')} visits a day. Part of the gain would come from Park Road.`,
      },
      {
        name: 'Distance that counts more',
        text: `The exponent of travel time, fitted to the zones above, is ${n('sites.exponent')} (${n('sites.exponent.least')} to ${n('sites.exponent.most')}). The higher it is, the more the nearer shop wins, and King Street is nearer to most homes.`,
      },
    ],
    panel: {
      title: 'With fewer devices',
      text: `A smaller panel takes longer to decide, but no sample chose King Street. In this example, with the devices of 2% of residents, ${n('sites.sizes.two.weeks.word')} weeks of counts decide; with 1%, more than ${n('sites.sizes.most.weeks.word')}, because the same few people are counted every week.`,
      caption: `${n('sites.trials')} synthetic samples of each size. Visits off by: at most so much in 95 of 100 cases, after ${n('sites.days.word')} days. Decided: share of samples that choose Park Road by then. Weeks: until ${n('sites.sizes.sure')} in 100 do.`,
      columns: ['Residents detected', 'Visits off by', 'Decided', 'Weeks'],
      this: (share: string) => `${share}, as here`,
      over: (weeks: string) => `over ${weeks}`,
    },
  },
  device: {
    title: 'Is a device followed? No, it is counted',
    text: 'For your privacy counsel: what this sample uses, what it withholds, and what you receive.',
    points: [
      {
        name: 'What is used',
        text: 'Positions near the shops and the zone where each trip began, of a panel of devices, on the days of sections 1 and 2.',
      },
      {
        name: 'Consent',
        text: 'Each member of the panel has agreed to be counted on all these days. The record of that consent comes with the feed. Without it, we do not use the feed.',
      },
      {
        name: 'From one day to the next',
        text: `A device keeps the number of its group, one of ${n('sites.groups.word')} with about ${n('sites.group.devices')} devices each, so that intervals allow for people who come again. Nothing else links the days.`,
      },
      {
        name: 'Smallest cell',
        text: `${n('sites.least')} devices. Zones with fewer are added up in one row. You may set a higher minimum.`,
      },
      {
        name: 'What is withheld',
        text: 'Homes, routes and single visits. No list of devices and no audience can be exported.',
      },
      {
        name: 'What you receive',
        text: 'Counts with their intervals, and the sums of each group. No row of any file is a device or a person.',
      },
    ],
    link: { label: 'How long a device can be recognized', href: '/privacy#known' },
  },
  method: {
    title: 'Limits: nothing on weekends or seasons',
    text: [
      'The days are alike. No resident has a regular shop; where people do, more days are needed. Visits are not sales. Nobody visits from outside the town, and all shops sell the same.',
      `The town has ${n('sites.residents')} invented residents, with homes, jobs, schools and four shops. Errands, times and choices are drawn again each day. We detect the devices of about ${n('sites.devices.share')}% (${n('sites.devices')}), fewer in the south than in the north, so each device is weighted to the residents of its side of the river. A fix every half minute has an error of ${n('sites.error')} m on each axis. A passer-by comes within ${n('sites.front')} m.`,
      `For the intervals, we deal the devices into ${n('sites.groups.word')} random groups of about ${n('sites.group.devices')} and compare what each group says (Wolter 2007).`,
    ],
    items: [
      {
        label: 'site-groups.csv',
        href: `/${dataset.folder}/site-groups.csv`,
        text: 'Visits and passers-by by group of devices, after one to seven days.',
      },
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'Prints decisions, visits, intervals and forecasts again. Also in Python.',
      },
      {
        label: 'site-forecast-checks.csv',
        href: `/${dataset.folder}/site-forecast-checks.csv`,
        text: 'Each shop that was left out: its forecast and its count.',
      },
      {
        label: 'All files',
        href: figureDataAddress('catchment'),
        text: 'Tables of the open shops, with their fields. Those of the lots are linked below their map.',
      },
    ],
  },
  start: {
    title: 'A comparison starts in four steps',
    steps: [
      { name: '1. You write', text: 'The decision, the town and the store format. Addresses follow under NDA.' },
      {
        name: '2. Your counsel reads',
        text: 'Which panel, how it got consent, and who may see which counts: agreed in writing.',
      },
      { name: '3. We answer', text: 'Whether there are enough devices for your decision.' },
      {
        name: '4. You send, we compare',
        text: 'Door counts or sales, floor space and rents. You receive counts and a decision.',
      },
    ],
  },
  closing: {
    title: 'Which two addresses?',
    text: 'Name them, with a store format and the dates. If they are confidential, name only the town.',
    actions: [
      { label: 'Compare two addresses', href: contactForTest('retail') },
      { label: 'Download the data', href: figureDataAddress('catchment') },
    ],
  },
} as const)

export const sources = ['huff1964', 'wolter2007'] as const satisfies readonly SourceKey[]
