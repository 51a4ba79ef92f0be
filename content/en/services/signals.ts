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
  subject: 'signals',
  description: `${dayWord('fix.anchors.Word')} received strengths, ${dayWord('fix.anchors.word')} rings, one ellipse. The ellipse is the answer; a bare point would be a guess.`,
  summary: `Emitters located from strength, time and angle, with the error region drawn. Designed for ${claim('ingest')}, metadata only, salted fingerprints.`,
  intro: 'Where an emitter is, how surely, and what its radio says that its position does not.',
  readsAndWrites: ['Reads: strength, time, angle, metadata', 'Writes: positions with their 95% region'],
  further: { label: 'Precision: how exact a position is', href: '/about/precision' },
  fullDescription: [
    `Received strength is a poor ruler. In the log-distance model it falls by 10n decibels for each tenfold distance; with n = 2.4, for example, an error of 2.2 dB, as on open ground, stretches a distance by 23% or shrinks it by 19%. Indoors 6 dB is ordinary and stretches it by 78%. So we use several rulers at once, weighted by how far each can be trusted, and deliver the region that should hold the emitter with 95% probability: ${dayWord('fix.major')} by ${dayWord('fix.minor')} m for the ${dayWord('fix.anchors.word')} anchors drawn here. Of ${dayWord('fixes.count')} synthetic repeats ${dayWord('fixes.right.covered.share')}% did. Where anchors stand badly, the region says so by growing.`,
    'Better rulers cost more. Time difference asks for clocks: light covers 30 cm in a nanosecond. Angle asks for antennas: one degree is 1.7 m at a distance of 100 m. Strength asks for nothing but a receiver, and a good design mixes the three before anyone climbs a mast.',
    'We read metadata: strength, timing, angle, and identifiers that are salted on arrival. Content is neither collected nor decoded. Phones now randomize their Wi-Fi addresses; we treat that as a decision to respect, so probes measure crowds, and tracks come only from sources held with consent or under lawful authority. One limit is physics: a reflected ray arrives late and looks like distance, and with too few anchors nothing can tell.',
  ],
  features: [
    {
      name: 'Multilateration',
      text: 'Strength, time difference and angle in one fit, each weighted by its measured variance, with the error region delivered beside the point.',
    },
    {
      name: 'Mesh localization',
      text: 'Nodes range to each other first and then to you. Three surveyed nodes, not in line, tie a rigid mesh to the map; a mesh that could fold is reported as ambiguous.',
    },
    {
      name: 'Emitter timeline',
      text: 'First heard, last heard, and the silence between. Our own outages are marked, so that a gap in listening is not read as a gap in sending.',
    },
    {
      name: 'Spoofing flags',
      text: 'A position that contradicts its own radio: a fix that travels while every received strength stands still, or a fleet that reports one identical point.',
    },
    {
      name: 'Rotated fingerprints',
      text: 'Each deployment has its own salt, whose life is set by the purpose. Two deployments share no number to be joined by, for you or for us.',
    },
    {
      name: 'Surveyed radio maps',
      text: 'Where walls defeat the model, a fingerprint survey in the manner of RADAR (Bahl & Padmanabhan 2000) replaces it. The map carries its date, because one moved shelf ages it.',
    },
  ],
  capabilities: [
    {
      name: 'Ingestion at scale',
      text: `Designed for ${claim('ingest')}, with a stated ${claim('compression')} compression of the annotated record before it is stored.`,
    },
    {
      name: 'One frame of time',
      text: 'BLE, Wi-Fi probes, cellular metadata and IoT on one clock, with the offset and drift of every sensor estimated. Half a second at 100 km/h is 14 m, more than most receivers err.',
    },
    {
      name: 'Four marks on every signal',
      text: 'A rotated fingerprint, a confidence score, its temporal alignment and a provenance tag are attached on arrival and survive every merge, so a conclusion can be taken apart again.',
    },
    {
      name: 'The floor before the install',
      text: 'Before a node is mounted we compute the Cramér-Rao bound over your plan and show where no unbiased estimate could meet the need. Moving one anchor is cheaper than any filter.',
    },
    {
      name: 'Precision with its conditions',
      text: `Stated location precision ${claim('precision')} where line of sight, geometry and timing allow it. From strength alone we promise no such thing.`,
    },
    {
      name: 'Nodes that can be lost',
      text: 'An edge node is treated as stolen until it proves otherwise: signed firmware, sealed keys, no history on board, and the same cybersecurity measures as the core.',
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
    title: 'Nine metres beside the point',
    paragraphs: [
      'Something interrupts the radio link of two cranes in a container yard, and the yard cannot stop for the search. Yard and figures are invented.',
      'Five nodes measured strength for an hour. The 95% region came out as an ellipse of 40 by 24 m, which is 754 m². A sixth node, 90 m away, then took a bearing good to two degrees either side. That is a strip 6.3 m wide (2 × 90 × tan 2°), and it cut the region to about 24 by 6.3 m, some 120 m²: a sixth of the ground to walk.',
      'The cause was a faulty video sender on a light mast, inside the second region and nine metres from the first best point. A crew sent to search five metres around that point would have come back with nothing and doubted the method. The yard had been told the region instead.',
    ],
  },
  sectors: {
    government: { mark: 'leans-on', reason: 'Where nobody carries a cooperative device, the radio is what there is.' },
    publicSafety: { mark: 'leans-on', reason: 'Nodes hear the crowd and find the lost where no network reaches.' },
    urbanPlanning: {
      mark: 'none',
      reason: 'Ticket gates, feeds and phones suffice; a city does not need to hear radios.',
    },
    retail: { mark: 'none', reason: 'Door counters answer most questions with less intrusion than a radio survey.' },
    healthcare: {
      mark: 'none',
      reason: 'Radio surveys would collect more about the healthy than a health question justifies.',
    },
    telecommunications: { mark: 'leans-on', reason: 'Strength, timing and angle are the network’s own senses.' },
    emergency: { mark: 'leans-on', reason: 'Portable nodes replace masts that have lost power.' },
  },
  closing: {
    title: 'How well could your site do?',
    text: 'Send a floor plan or a site map with antenna positions. Before any equipment is bought, we return the bound on precision at each spot.',
  },
  sources: ['bahl2000', 'chan1994', 'ieee80211', 'schmidt1986'],
}
