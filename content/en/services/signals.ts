import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import type { Service } from '#content/schema/service.ts'

export const signals: Service = {
  slug: 'signals',
  number: '2.5',
  icon: 'signals',
  ground: 'paper',
  fold: 'half-right',
  method: 'mesh',
  title: 'Signals Intelligence',
  pageTitle: 'Signals Intelligence: locate radio transmitters',
  subject: 'signals',
  description:
    'Where a radio transmitter is, from signal strength, timing and angle. We give the area that it is in, at a nominal 95% confidence, not a single point.',
  summary: `Radio transmitters located from strength, timing and angle, each with its area of uncertainty. Designed for ${claim('ingest')}; metadata only.`,
  intro:
    'Signals Intelligence finds where a radio transmitter is, with what confidence, and whether its reported position matches its signal.',
  give: 'Strength, timing, angle and metadata of signals',
  get: 'Positions with a nominal 95% region, spoofing flags',
  further: { label: 'Precision: how exact a position is', href: '/about/precision' },
  fullDescription: [
    `Signal strength is a poor measure of distance. In the log-distance model it falls by 10n decibels for each tenfold distance; with n = 2.4, for example, an error of 2.2 dB, as on open ground, makes a distance 23% too long or 19% too short. So we combine several measurements, weighted by how far each can be trusted, and deliver the region that should hold the transmitter with a nominal 95% probability: ${dayWord('fix.major')} by ${dayWord('fix.minor')} m for the ${dayWord('fix.anchors.word')} receivers drawn here. Of ${dayWord('fixes.count')} synthetic repeats ${dayWord('fixes.right.covered.share')}% did. Poorly placed receivers give a larger region.`,
    'Better measurements cost more. Time difference needs accurate clocks: light covers 30 cm in a nanosecond. Angle needs antennas: one degree is 1.7 m at a distance of 100 m. Signal strength needs only a receiver. A good design mixes the three.',
    'We use metadata: strength, timing, angle, and identifiers that are hashed with a secret key (salted) on arrival. We neither collect nor decode content. Phones now randomize their Wi-Fi addresses, and we respect that: probes measure crowds, and tracks come only from sources held with consent or under lawful authority. One limit is physical: a reflected signal looks as if it came from farther away, and with too few receivers this cannot be detected.',
  ],
  features: [
    {
      name: 'Multilateration',
      text: 'Strength, time difference and angle in one calculation, each weighted by its measured variance, with the error region beside the point.',
    },
    {
      name: 'Mesh localization',
      text: 'Radio nodes measure the distances between themselves first, and then to you. Three surveyed nodes, not in line, tie a rigid mesh to the map; we report a mesh that could fold as ambiguous.',
    },
    {
      name: 'Emitter timeline',
      text: 'When a transmitter was first and last heard, and the silence between. Our own outages are marked, so that a gap in listening is not taken for a gap in sending.',
    },
    {
      name: 'Spoofing flags',
      text: 'A position that contradicts its own signal: it moves while every received strength stays the same, or a whole fleet reports one identical point.',
    },
    {
      name: 'Rotated fingerprints',
      text: 'Each deployment has its own salt, kept only as long as its purpose needs. The fingerprints of two deployments cannot be linked, by you or by us.',
    },
    {
      name: 'Surveyed radio maps',
      text: 'Where walls defeat the model, a survey in the manner of RADAR (Bahl & Padmanabhan 2000) replaces it. The map carries its date.',
    },
  ],
  capabilities: [
    {
      name: 'Ingestion at scale',
      text: `Designed for ${claim('ingest')}, with a stated ${claim('compression')} compression of the annotated record before storage.`,
    },
    {
      name: 'One clock',
      text: 'BLE, Wi-Fi probes, cellular metadata and IoT on one clock, with the offset and drift of every sensor estimated.',
    },
    {
      name: 'Four marks on every signal',
      text: 'Every signal gets a rotated fingerprint, a confidence score, its alignment in time and a provenance tag on arrival. All four survive every merge, so you can trace a conclusion back.',
    },
    {
      name: 'The best possible accuracy, before you install',
      text: 'Before a node is mounted, we compute over your plan the best accuracy that the noise measured on site allows (the Cramér-Rao bound), and show where no unbiased estimate could meet your need.',
    },
    {
      name: 'Location precision',
      text: `Location precision is ${claim('precision')}. Each position comes with its own region, from the line of sight, geometry and timing of your site.`,
    },
    {
      name: 'Nodes that can be lost',
      text: 'We treat an edge node as stolen until it proves otherwise: signed firmware, sealed keys, no history on board, and the same cybersecurity measures as the core.',
    },
  ],
  technologies: [
    'Log-distance path loss with log-normal shadowing',
    'Weighted least squares by Gauss-Newton, with covariance ellipse',
    'TDoA in closed form (Chan & Ho 1994)',
    'Angle of arrival by MUSIC (Schmidt 1986)',
    'Bluetooth direction finding (Core 5.1) and Channel Sounding (Core 6.0)',
    'Wi-Fi fine timing measurement (IEEE 802.11-2016, 802.11az)',
    'Particle filters for walls and doors',
    'Precision Time Protocol (IEEE 1588) between edge nodes',
  ],
  scenario: {
    title: 'Finding a transmitter 9 m from the best estimate',
    paragraphs: [
      'Something interrupts the radio link of two cranes in a container yard, and the yard cannot stop for the search. Yard and figures are invented.',
      'Five nodes measured signal strength for an hour. The 95% region was an ellipse of 40 by 24 m, which is 754 m². A sixth node, 90 m away, then took a bearing accurate to two degrees either side. That is a strip 6.3 m wide (2 × 90 × tan 2°), and it cut the region to about 24 by 6.3 m, some 120 m²: a sixth of the ground to walk.',
      'The cause was a faulty video transmitter on a light mast, inside the second region and nine metres from the first best estimate. A crew sent to search five metres around that estimate would have found nothing and doubted the method. The yard searched the region instead.',
    ],
  },
  sectors: {
    government: { mark: 'leans-on', reason: 'For areas where no device reports its own position.' },
    publicSafety: { mark: 'leans-on', reason: 'Measures crowds and finds lost people where no network reaches.' },
    urbanPlanning: {
      mark: 'none',
      reason: 'Ticket gates, feeds and phones suffice.',
    },
    retail: { mark: 'none', reason: 'Door counters answer most questions with less intrusion.' },
    healthcare: {
      mark: 'none',
      reason: 'A radio survey would collect more about healthy people than the question justifies.',
    },
    telecommunications: { mark: 'leans-on', reason: 'Strength, timing and angle are what a network already measures.' },
    emergency: { mark: 'leans-on', reason: 'Portable nodes replace masts that have lost power.' },
  },
  closing: {
    title: 'How precise could your site be?',
    text: 'Send a floor plan or a site map with antenna positions. Before you buy any equipment, we return the best possible precision at each spot.',
  },
  sources: ['bahl2000', 'chan1994', 'ieee80211', 'schmidt1986'],
}
