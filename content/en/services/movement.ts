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
  subject: 'human movement',
  description: `${dayWord('day.fixes')} fixes of one synthetic day become ${dayWord('day.stays.word')} stays, ${dayWord('day.places.word')} places and ${dayWord('day.trips.word')} trips, each with a confidence and an envelope.`,
  summary:
    'Staypoints, trips, travel modes and entropy from GPS, BLE, Wi-Fi, cellular and IoT feeds, each with the parameters that made it. One day, read in full.',
  intro: 'Where an entity stops, how it travels between stops, what it does again tomorrow, and the day it does not.',
  readsAndWrites: ['Reads: GPS, BLE, Wi-Fi, cellular, IoT', 'Writes: staypoints, trips, routines'],
  further: { label: 'Precision: how exact a position is', href: '/about/precision' },
  fullDescription: [
    'Location data arrives as points. We return it as behaviour: the stays, the trips between them, what repeats, and the day that does not fit. A stay follows the definition of Li and colleagues (2008): consecutive fixes within D metres of the first, lasting at least T minutes. Both numbers travel with every result, so your analyst can change them and watch which stops disappear.',
    `That choice is never taken on trust. We run the detector over a whole grid of D and T and look for the plateau, the region where the number of stays no longer depends on the pair. On the synthetic day ${dayWord('day.plateau.count')} of ${dayWord('day.plateau.runs')} pairs find the true ${dayWord('day.stays.word')}. Outside them the failures are quiet: with D too small, an afternoon at a desk shatters into a dozen visits; with T at 15 min, the stop of ${dayWord('day.short.minutes')} is gone and the two trips around it become one slow one.`,
    'Two limits hold for any method. A silent device is not a still one, so a gap inside a stay is capped in length and costs that stay confidence. And two offices on different floors of a tower share one centre: unless height or a radio signature separates them, the record holds one place and says why.',
  ],
  readings: [
    {
      kind: 'stays',
      note: `Amber row: ${dayWord('day.short.place')}. Its envelope is the widest of the day, ${dayWord('day.short.envelope')} m against ${dayWord('day.envelope.least')} to ${dayWord('day.envelope.most')} m, because ${dayWord('day.short.fixes.outside.word')} of its ${dayWord('day.short.fixes')} fixes are approach and departure.`,
    },
    { kind: 'strip', figure: 'stringline', label: 'Stringline of the day; scrolls sideways on a small screen' },
    {
      kind: 'figure',
      figure: 'week',
      note: `A day of few long stays has few bits. These ${dayWord('week.days.word')} are of as many seeds and run from ${dayWord('week.least')} to ${dayWord('week.most')}. Of one entity the range over weeks would be its routine, and an anomaly would leave it.`,
    },
  ],
  features: [
    {
      name: 'Staypoint detection',
      text: 'An anchor detector reads fixes in order, so leaving and coming back counts as two visits. Density clustering, which ignores time, only names the place that those visits share.',
    },
    {
      name: 'Trip segmentation',
      text: 'Every trip carries its origin and destination stay, start, end, distance and duration, and a tag: peak, off-peak, weekend or holiday.',
    },
    {
      name: 'Travel mode',
      text: 'Walk, car, bike or transit, from speed, acceleration and the network that the path follows. While two modes remain likely, both are delivered with their odds.',
    },
    {
      name: 'Movement typing',
      text: `Routine, exploratory, short hop or long-distance transit, judged against the entity’s own last weeks: four words that make a thousand entities comparable.`,
    },
    {
      name: 'Entropy scoring',
      text: `Uncertainty in bits. Dwell entropy measures how time spreads over places, on the drawn day ${dayWord('day.entropy')} bits of a possible ${dayWord('day.entropy.max')}; the entropy rate of Song and colleagues (2010) adds their order and bounds how often any predictor can be right.`,
    },
    {
      name: 'Next place',
      text: 'The likely next stays with their odds, and an arrival window. We state no accuracy here: for the next place of one person Ikanovic and Mollgaard (2017) find a ceiling of 71%. Off routine, the window widens.',
    },
  ],
  capabilities: [
    {
      name: 'Pattern of life',
      text: `Routine, deviation and return. For one entity memory ends with its salt; for an area, counts may go back for years. Each baseline states the weeks it rests on and the hours it has too rarely seen to judge.`,
    },
    {
      name: 'Anomaly detection',
      text: 'A stop, a route or a silence outside the learned range raises an alert that cites the deciding fix and the range it left.',
    },
    {
      name: 'Fusion across sensors',
      text: `GPS, BLE, Wi-Fi probes, cellular metadata, IoT and third-party feeds are aligned in time and keep their confidence and provenance after merging. Location precision is ${claim('precision')}; a cell sector can be a kilometre wide, and stays that wide in the record.`,
    },
    {
      name: 'Map matching',
      text: 'Sparse fixes are laid on the road network with the hidden Markov model of Newson and Krumm (2009), which weighs distance to a road against the detour it would imply. When fixes are minutes apart several routes fit, so the runner-up is kept with its probability.',
    },
    {
      name: 'Results that can be rerun',
      text: 'Stays and trips leave as JSON over the RESTful API or by webhook, with detector version, D and T. A comparison of March with October then measures the city, not a software update.',
    },
    {
      name: 'Protected by design',
      text: 'Access is granted by role down to the cell, and cybersecurity measures cover every layer between antenna and analyst. Identifiers are stripped before the detector runs. That is not enough: de Montjoye and colleagues (2013) singled out 95% of people in a phone data set by four points in place and time.',
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
    title: 'Thirty-six minutes of salt',
    paragraphs: [
      'Salting routes run late in storms, and a city wants to know why. The figures are invented: a planned shift lasts 240 minutes, and over twelve storms the average was 276. The first guess was slow driving.',
      'We read fixes from the trucks, with D = 80 m and T = 4 min, chosen on the plateau. Two reloads took 24 minutes each instead of 15, which is 18 of the missing 36. One closed level crossing took six more. Twelve were left for the road. A detector set to T = 10 min would have swallowed the crossing and booked 18 minutes to driving, half as much again as the truth.',
      'A satellite salt pile now serves the second reload. Over the next four storms, same D and T, a reload took 17 minutes, two of them saved 14 per shift, and the delay fell from 36 to 22. Shifts were pooled by route before anyone read them, so the study timed trucks and rated no driver.',
    ],
  },
  sectors: {
    government: { mark: 'leans-on', reason: 'Stays, routes and their entropy are the substance of pattern of life.' },
    publicSafety: {
      mark: 'leans-on',
      reason: 'Routes, stops and departures are the raw material of every incident picture.',
    },
    urbanPlanning: {
      mark: 'leans-on',
      reason: 'Trips, modes and stops: the unit of which every other number here is made.',
    },
    retail: { mark: 'leans-on', reason: 'Visits, dwell and catchments are stays and trips under commercial names.' },
    healthcare: { mark: 'leans-on', reason: 'Flows and dwell are the mobility half of any transmission model.' },
    telecommunications: { mark: 'adds', reason: 'Trips explain load, once counting alone no longer does.' },
    emergency: { mark: 'leans-on', reason: 'An evacuation is a change in routine, measured zone by zone.' },
  },
  closing: {
    title: 'Your area. Your question.',
    text: 'We can run this reading on a sample you hold, inside your network, and hand back the parameters with the result.',
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
