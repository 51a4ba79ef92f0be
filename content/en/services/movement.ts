import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import type { Service } from '#content/schema/service.ts'

export const movement = typeset<Service>({
  slug: 'movement',
  number: '2.1',
  icon: 'movement',
  ground: 'paper',
  method: 'kalman',
  title: 'Human Movement Intelligence',
  pageTitle: 'Human Movement Intelligence: stops and trips',
  subject: 'human movement',
  description:
    'We turn location data into stops, trips and routines. You see where a device stopped, with a margin of error, for how long, and how it travelled on.',
  summary:
    'Stop detection, trips, travel modes and routines from GPS, BLE, Wi-Fi, cellular and IoT data, each with its settings, confidence and margin of error.',
  intro:
    'Human Movement Intelligence turns location data into stops, trips and routines: where people and vehicles stop, with a margin of error, how they travel and what is unusual.',
  give: 'GPS, BLE, Wi-Fi, cellular and IoT feeds',
  get: 'Stops, trips, travel modes, routines, alerts',
  otherSample: { label: 'In retail, counts only: see two sites compared', href: '/data/sites' },
  further: { label: 'Precision: how exact a position is', href: '/about/precision' },
  fullDescription: [
    'You get stops (staypoints), the trips between them, what repeats and what is unusual. You give us positions, yours or from third parties. Every result states its settings and its sources.',
    `We define a stop as Li and colleagues (2008) do: consecutive positions (fixes) within D metres of the first, for at least T minutes. We add two rules: a gap of more than ${dayWord('day.gap.word')} minutes ends a stop, and two stops no more than D metres and ${dayWord('day.gap.word')} minutes apart count as one. D and T come with every result, so your analysts can change them.`,
    `We do not guess D and T. We try many pairs and keep one where small changes leave the number of stops the same. On this synthetic day, ${dayWord('day.plateau.count')} of ${dayWord('day.plateau.runs')} pairs give ${dayWord('day.stays.word')} stops, ${dayWord('day.plateau.right')} of them the right ${dayWord('day.stays.word')}. If D is too small, an afternoon at a desk becomes a dozen visits. If T is 15 minutes and D stays at ${dayWord('day.D')} m, the ${dayWord('day.short.minutes')}-minute stop disappears, and the trips before and after it look like one slow trip.`,
    'Two limits hold for any method. First, a device that sends nothing may still be moving, so we limit the length of a gap inside a stop, and lower the confidence of that stop. Second, two offices on different floors of a tower share one position. Without height or a radio signature, we record one place and say why.',
  ],
  readings: [
    {
      kind: 'stays',
      note: `The radius of a stop holds 68% of its fixes. It measures their spread, not the error of the centre. The simulated receiver has an error of ${dayWord('day.noise')} m on each axis, ${dayWord('day.noise.home')} m at home. For ${dayWord('day.short.place')} (highlighted) the radius is ${dayWord('day.short.envelope')} m; for the others, ${dayWord('day.envelope.least')} to ${dayWord('day.envelope.most')} m. That of ${dayWord('day.short.place')} is wider because ${dayWord('day.short.fixes.outside.word')} of the ${dayWord('day.short.fixes')} fixes were recorded while arriving or leaving. If a point of interest lies within this radius, you get it with the odds that it is the right one.`,
    },
    { kind: 'strip', figure: 'stringline', label: 'Stringline of the day; scrolls sideways on a small screen' },
    {
      kind: 'figure',
      figure: 'week',
      note: `Entropy, in bits, is high when a day is spread evenly over many places. A day spent mostly in one place has a low value. These ${dayWord('week.days.word')} synthetic days range from ${dayWord('week.least')} to ${dayWord('week.most')} bits. Over several weeks, most values of one device stay within a range. A day outside that range is unusual.`,
    },
  ],
  leads: {
    features:
      'From sources with a legal ground on record, you get the stops and trips of each device, under a pseudonym: how it travelled, and where it is likely to go next. In retail and urban planning you get counts only.',
    capabilities: 'You see what is routine, what departs from it, and which data says so.',
  },
  features: [
    {
      name: 'Staypoint detection',
      text: `We read fixes in order of time: a return after more than ${dayWord('day.gap.word')} minutes is a new visit. Visits to the same place then get one name.`,
    },
    {
      name: 'Trip segmentation',
      text: 'Every trip has its origin and destination, start, end, distance and duration, and a tag: peak, off-peak, weekend or holiday.',
    },
    {
      name: 'Travel mode',
      text: 'Walk, car, bike or transit, from speed, acceleration and the network that the path follows. If two modes remain likely, you get both with their probabilities.',
    },
    {
      name: 'Movement typing',
      text: 'We class each movement as routine, exploratory, short hop or long-distance, against the device’s own last weeks. We report the share that fits no type. If it is above 10%, we do not use the types for that data.',
    },
    {
      name: 'Entropy scoring',
      text: `Dwell entropy, in bits, is high when time is spread evenly over many places: on the day shown, ${dayWord('day.entropy')} of at most ${dayWord('day.entropy.max')}. The entropy rate of Song and colleagues (2010) also uses the order of places. It sets an upper limit on the share of time steps at which any method can predict the place correctly.`,
    },
    {
      name: 'Next place',
      text: 'You get the likely next stops with their probabilities, and an arrival window. For 604 people, Ikanovic and Mollgaard (2017) found that, on average, the next place can be predicted at most 71% of the time.',
    },
  ],
  capabilities: [
    {
      name: 'Pattern of life',
      text: 'You see what is routine for a device, and what departs from it. Each device is known only by a pseudonym made with a secret key (salt). Once the key is destroyed, we can no longer link new data to the history by pseudonym. We state the weeks that the history covers, and the hours with too little data.',
    },
    {
      name: 'Anomaly detection',
      text: 'You get an alert when a stop, a route or a gap in the signal is outside the usual range. The alert names the position that raised it, and the range.',
    },
    {
      name: 'Fusion across sensors',
      text: `GPS, BLE, Wi-Fi probes, cellular metadata, IoT and third-party feeds are aligned in time, and each keeps its confidence and source after merging. Location precision, the distance of a fix from the true point, is ${claim('precision')}.`,
    },
    {
      name: 'Map matching',
      text: 'Sparse fixes are matched to the road network with the hidden Markov model of Newson and Krumm (2009), which finds the roads that fit both the positions and a plausible route. If several routes fit, you also get the second-best.',
    },
    {
      name: 'Results that can be rerun',
      text: 'Each stop and trip states the detector version, D and T. If these match in March and October, no change in results comes from the software.',
    },
    {
      name: 'Protected by design',
      text: 'Identifiers are stripped before the analysis. That alone is not enough: four points in place and time singled out 95% of people in a phone data set (de Montjoye and colleagues 2013). So access is granted by role, purpose and area, down to a grid cell, and cybersecurity measures cover every layer from antenna to analyst.',
    },
  ],
  technologies: [
    'Anchor staypoint detection (Li et al. 2008), DBSCAN for places (Ester et al. 1996)',
    'Hidden Markov map matching (Newson & Krumm 2009)',
    'Moving-median filter after Hampel for spikes, Kalman filter and Rauch-Tung-Striebel smoother for tracks',
    'Gradient-boosted trees for travel mode',
    'Markov and recurrent models for the next place',
    'Shannon entropy, and Lempel-Ziv estimates of the entropy rate',
    'GeoJSON (RFC 7946) and OGC Moving Features JSON',
    'Stream processing in event time, with watermarks for late fixes',
  ],
  scenario: {
    title: 'Why road salting ran 36 minutes late',
    paragraphs: [
      'Road-salting routes run late in storms, and a city wants to know why. The figures are invented: a planned shift lasts 240 minutes, and over twelve storms the average was 276. That is 36 minutes late. The first guess was slow driving.',
      'We used positions from the trucks, with D = 80 m and T = 4 min, chosen from the range in which the number of stops did not change. Two reloads of salt took 24 minutes each instead of 15, which explains 18 of the 36 minutes. One closed level crossing cost six. Slow driving took the other twelve. With T = 10 min we would have missed the level crossing and counted its six minutes as driving.',
      'The second reload now takes place at a second depot. Over the next four storms, with the same D and T, a reload at either depot took 17 minutes. Two reloads saved 14 minutes per shift, and the delay fell from 36 to 22. Shifts were combined by route before anyone saw them, so no driver was rated.',
    ],
  },
  sectors: {
    government: {
      mark: 'leans-on',
      reason: 'Stops, routes and how predictable they are: the basis of pattern of life.',
    },
    publicSafety: {
      mark: 'leans-on',
      reason: 'Routes, stops and departures, for every incident.',
    },
    urbanPlanning: {
      mark: 'leans-on',
      reason: 'Trips, modes and stops, from which all counts here are made.',
    },
    retail: {
      mark: 'leans-on',
      reason:
        'Stops and trips, from which we count visits, dwell and catchments. You receive the counts, not the stops.',
    },
    healthcare: { mark: 'leans-on', reason: 'Flows and length of stay: the mobility inputs of a transmission model.' },
    telecommunications: { mark: 'adds', reason: 'Trips explain load when counts alone are not enough.' },
    emergency: { mark: 'leans-on', reason: 'Shows an evacuation as a change in routine, zone by zone.' },
  },
  closing: {
    title: 'Try it on your own data.',
    text: 'We run it on a sample of your data, on your network or on ours, and give you the results with the settings used.',
  },
  sources: [
    'demontjoye2013',
    'ester1996',
    'hampel1974',
    'ikanovic2017',
    'li2008',
    'newson2009',
    'rauch1965',
    'rfc7946',
    'song2010limits',
  ],
})
