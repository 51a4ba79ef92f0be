import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import type { Service } from '#content/schema/service.ts'

export const movement: Service = {
  slug: 'movement',
  number: '2.1',
  icon: 'movement',
  ground: 'paper',
  method: 'kalman',
  title: 'Human Movement Intelligence',
  pageTitle: 'Human Movement Intelligence: stops and trips',
  subject: 'human movement',
  description:
    'We turn location data into stops, trips and routines. You see where a device stopped, for how long and how it travelled on, each with a margin of error.',
  summary:
    'Stop detection, trips, travel modes and routines from GPS, BLE, Wi-Fi, cellular and IoT data, each with its settings, confidence and margin of error.',
  intro:
    'Human Movement Intelligence turns location data into stops, trips and routines, each with a margin of error. You learn where devices, vehicles or people stop, how they travel between stops, and when they break their routine.',
  give: 'GPS, BLE, Wi-Fi, cellular and IoT feeds',
  get: 'Stops, trips, travel modes, routines, alerts',
  further: { label: 'Precision: how exact a position is', href: '/about/precision' },
  fullDescription: [
    'Location data arrives as points. We return stops (staypoints), the trips between them, what repeats and what is unusual. A stop follows the definition of Li and colleagues (2008): consecutive positions (fixes) within D metres of the first, for at least T minutes. Both settings come with every result, so your analysts can change them and see which stops disappear.',
    `We do not guess D and T. We try many pairs and choose from the range in which the number of stops no longer changes. On the synthetic day shown here, ${dayWord('day.plateau.count')} of ${dayWord('day.plateau.runs')} pairs find the true ${dayWord('day.stays.word')}. Outside that range, errors are easy to miss: too small a D splits an afternoon at a desk into a dozen visits; at T = 15 min the stop of ${dayWord('day.short.minutes')} disappears, and the trips before and after it look like one slow trip.`,
    'Two limits hold for any method. A device that sends nothing has not necessarily stopped, so we cap a gap inside a stop in length and lower the confidence of that stop. And two offices on different floors of a tower share one position: without height or a radio signature, the record holds one place and says why.',
  ],
  readings: [
    {
      kind: 'stays',
      note: `Highlighted row: ${dayWord('day.short.place')}. Its margin of error is the widest of the day, ${dayWord('day.short.envelope')} m against ${dayWord('day.envelope.least')} to ${dayWord('day.envelope.most')} m, because ${dayWord('day.short.fixes.outside.word')} of its ${dayWord('day.short.fixes')} fixes were recorded while arriving or leaving.`,
    },
    { kind: 'strip', figure: 'stringline', label: 'Stringline of the day; scrolls sideways on a small screen' },
    {
      kind: 'figure',
      figure: 'week',
      note: `Entropy says, in bits, how evenly a day is spread over its places: few long stops give a low value. These ${dayWord('week.days.word')} synthetic days range from ${dayWord('week.least')} to ${dayWord('week.most')} bits. For one device over several weeks, such a range is its routine; a day outside it is an anomaly.`,
    },
  ],
  features: [
    {
      name: 'Staypoint detection',
      text: 'The detector takes fixes in order, so leaving and coming back counts as two visits. Density clustering then gives visits to the same place one name.',
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
      text: 'Routine, exploratory, short hop or long-distance transit, judged against the device’s own last weeks, so that thousands of devices can be compared. We report the share that fits no type; above a tenth, we do not use the types.',
    },
    {
      name: 'Entropy scoring',
      text: `Uncertainty in bits. Dwell entropy measures how time is spread over places: on the day shown, ${dayWord('day.entropy')} bits of a possible ${dayWord('day.entropy.max')}. The entropy rate of Song and colleagues (2010) also uses the order of places, and bounds how often any predictor can be right at a given time step.`,
    },
    {
      name: 'Next place',
      text: 'The likely next stops with their probabilities, and an arrival window, which gets wider when someone leaves their routine. We state no accuracy here: for the next place of one person, Ikanovic and Mollgaard (2017) find a ceiling of 71%.',
    },
  ],
  capabilities: [
    {
      name: 'Pattern of life',
      text: 'What is routine, what departs from it and what returns. The history of one device ends when the secret key behind its fingerprint (salt) is destroyed. Each baseline names the weeks it uses and the hours with too little data.',
    },
    {
      name: 'Anomaly detection',
      text: 'A stop, a route or a silence outside the learned range raises an alert, which names the deciding fix and the range it left.',
    },
    {
      name: 'Fusion across sensors',
      text: `GPS, BLE, Wi-Fi probes, cellular metadata, IoT and third-party feeds are aligned in time, and each keeps its confidence and source after merging. Location precision is ${claim('precision')}; a position from a cell sector a kilometre wide keeps that width.`,
    },
    {
      name: 'Map matching',
      text: 'Sparse fixes are matched to the road network with the hidden Markov model of Newson and Krumm (2009), which weighs the distance to a road against the detour it would imply. If several routes fit, you also get the second-best.',
    },
    {
      name: 'Results that can be rerun',
      text: 'Stops and trips come with detector version, D and T. When you compare March with October, you compare the city, not two versions of the software.',
    },
    {
      name: 'Protected by design',
      text: 'Access is granted by role, down to a grid cell, and cybersecurity measures cover every layer from antenna to analyst. Identifiers are stripped before the detector runs. That alone is not enough: de Montjoye and colleagues (2013) singled out 95% of people in a phone data set by four points in place and time.',
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
    title: 'Why salting routes ran 36 minutes late',
    paragraphs: [
      'Salting routes run late in storms, and a city wants to know why. The figures are invented: a planned shift lasts 240 minutes, and over twelve storms the average was 276. The first guess was slow driving.',
      'We used positions from the trucks, with D = 80 m and T = 4 min, chosen from the range in which the number of stops did not change. Two reloads took 24 minutes each instead of 15, which explains 18 of the 36 minutes. One closed level crossing took six more. Slow driving took the other twelve. A detector set to T = 10 min would have missed the level crossing and counted 18 minutes as driving instead of 12.',
      'A second salt depot now serves the second reload. Over the next four storms, with the same D and T, a reload took 17 minutes; two of them saved 14 per shift, and the delay fell from 36 to 22. Shifts were pooled by route before anyone saw them, so the study timed trucks and rated no driver.',
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
    retail: { mark: 'leans-on', reason: 'Visits, dwell and catchments are stops and trips under commercial names.' },
    healthcare: { mark: 'leans-on', reason: 'Flows and length of stay: the mobility inputs of a transmission model.' },
    telecommunications: { mark: 'adds', reason: 'Trips explain load where counts alone no longer do.' },
    emergency: { mark: 'leans-on', reason: 'An evacuation shows as a change in routine, zone by zone.' },
  },
  closing: {
    title: 'Try it on your own data.',
    text: 'We run the analysis on a sample, inside your network, and give you the results with the settings used.',
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
}
