import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import type { Service } from '#content/schema/service.ts'

export const signals = typeset<Service>({
  slug: 'signals',
  number: '2.5',
  icon: 'signals',
  ground: 'paper',
  method: 'mesh',
  title: 'Signals Intelligence',
  pageTitle: 'Signals Intelligence: locate radio transmitters',
  subject: 'signals',
  description:
    'We locate radio transmitters by the strength, timing and angle of their signals. You get an area designed to contain each one in 95 cases of 100.',
  summary: `Radio transmitters located from strength, timing and angle, each with its error region. Capacity: ${claim('ingest')}; metadata only.`,
  intro:
    'For defence, public safety and telecom, Signals Intelligence locates radio transmitters by the strength, timing and angle of their signals. It flags positions that these signals contradict (possible spoofing). We neither collect nor decode the content of messages.',
  give: 'Signal strength, timing, angle and identifiers',
  get: 'Positions with their error regions, spoofing flags',
  further: { label: 'Precision: how exact a position is', href: '/about/precision' },
  fullDescription: [
    `For each transmitter, you get a position and an area designed to contain the transmitter in 95 cases of 100 (the nominal 95% region). Our location precision, ${claim('precision')}, is measured on points of known position.`,
    `We combine strength, time difference and angle, because strength alone is a poor measure of distance: on open ground, an error of 2.2 dB in strength makes a calculated distance 23% too long or 19% too short (log-distance model, path-loss exponent 2.4). Fig. 2.5 shows strength alone: in ${dayWord('fixes.count')} such synthetic runs, the median error of the position was ${dayWord('fixes.right.median')} m.`,
    'The three measurements need different equipment. Signal strength needs only a receiver. The time difference between the arrivals at two receivers needs clocks in step: an error of one nanosecond in time is an error of 30 cm in distance. Angle needs an antenna array: an error of one degree is 1.7 m at a distance of 100 m. Poorly placed receivers give a larger region. A reflected signal seems to come from elsewhere or farther away. To detect this, we need enough receivers.',
    'We use metadata: strength, timing, angle, and identifiers. On arrival, a pseudonym (a salted hash, made with a secret key) replaces each identifier. Phones now randomize their Wi-Fi addresses, and we do not try to undo that. Wi-Fi probes (a phone’s searches for networks) serve for counts. For stops and trips, we use them only where your legal authority covers this, and only until the phone changes its address. We record the legal ground of each source. We follow a device by its own identifier in two cases only: under legal authority that names it, or with the person’s consent.',
  ],
  leads: {
    features:
      'You get the position of each transmitter with its region, and a warning when a reported position may be false.',
    capabilities:
      'You can trace each position back to its signals, and know what a site allows before you install anything.',
  },
  features: [
    {
      name: 'Multilateration',
      text: 'One calculation combines strength, time difference and angle, each weighted by its precision. You get the point and its 95% region.',
    },
    {
      name: 'Mesh localization',
      text: 'Radio nodes measure the distances to each other and to the device. Starting from three nodes at known points, we place the others on the map. If the distances also fit a second place for a node, we say so.',
    },
    {
      name: 'Transmitter timeline',
      text: 'You see when a transmitter was first and last heard, and when it was silent in between. We mark the times when our own receivers were down, so that you do not mistake an outage for silence.',
    },
    {
      name: 'Spoofing flags',
      text: 'We flag a reported position that does not fit its signal: for example, a device reports movement while its signal strengths stay the same, or all vehicles of a fleet report one point.',
    },
    {
      name: 'Pseudonyms that expire',
      text: 'Each deployment has its own secret key, which we destroy when its purpose ends. No pseudonym links two deployments, for you or for us.',
    },
    {
      name: 'Surveyed radio maps',
      text: 'Where walls make calculated distances useless, we use a map of signal strengths measured on site (Bahl & Padmanabhan 2000).',
    },
  ],
  capabilities: [
    {
      name: 'Ingestion at scale',
      text: `The platform can take in ${claim('ingest')}. Records are compressed ${claim('compression')} before storage.`,
    },
    {
      name: 'One clock',
      text: 'We put Bluetooth (BLE), Wi-Fi probes, cellular metadata and connected devices (IoT) on one clock: we estimate how far the clock of each sensor is off, and how it drifts.',
    },
    {
      name: 'Four labels on every signal',
      text: 'On arrival, every signal gets a pseudonym, a confidence score, a time on the common clock and a source tag. All four stay with it when signals are merged, so you can trace each result back to its signals.',
    },
    {
      name: 'The best possible precision, before you install',
      text: 'For each spot on your plan, we calculate the smallest error that the noise allows (the Cramér-Rao bound), and show where it is too large for your need.',
    },
    {
      name: 'Location precision',
      text: `Location precision, the distance of a position from the true point, is ${claim('precision')}. Each position comes with its own error region.`,
    },
    {
      name: 'Nodes designed with theft in mind',
      text: 'A node in the field (edge node) can be stolen, so each has signed firmware, sealed keys and the same cybersecurity measures as our central platform.',
    },
  ],
  technologies: [
    'Log-distance path loss with log-normal shadowing',
    'Weighted least squares by Gauss-Newton, with covariance ellipse',
    'Time difference of arrival (TDoA) in closed form (Chan & Ho 1994)',
    'Angle of arrival by MUSIC (Schmidt 1986)',
    'Bluetooth direction finding (Core 5.1) and Channel Sounding (Core 6.0)',
    'Wi-Fi fine timing measurement (IEEE 802.11-2016, 802.11az)',
    'Particle filters for walls and doors',
    'Precision Time Protocol (IEEE 1588) between edge nodes',
  ],
  scenario: {
    title: 'A sixth node cuts the search area to a fifth',
    paragraphs: [
      'Something interrupted the radio link of two cranes in a container yard. Work could not stop for the search. The yard and the figures are invented; Fig. 2.5 shows another site.',
      'Five receivers (nodes) measured signal strength for an hour. The nominal 95% region was an ellipse of 40 by 24 m, which is 754 m². A sixth node, 92 m from the estimate, then measured the direction of the transmitter (a bearing). Its bearing has a standard error of one degree. At that distance, this is 1.6 m along the long axis of the ellipse. Strength and bearing together shorten that axis from 40 to 7.7 m. The new 95% region, 24 by 7.7 m, is 145 m²: a fifth of the first.',
      'The cause was a faulty video transmitter on a light mast, nine metres from the first estimate and inside the second region. The crew searched 145 m² instead of 754, and found it.',
    ],
  },
  sectors: {
    government: { mark: 'leans-on', reason: 'For areas where devices do not report their position.' },
    publicSafety: { mark: 'leans-on', reason: 'Measures crowds, and locates transmitters where no network reaches.' },
    urbanPlanning: {
      mark: 'none',
      reason: 'Ticket gates, feeds and phones suffice.',
    },
    retail: { mark: 'none', reason: 'Door counters answer most questions with less intrusion.' },
    healthcare: {
      mark: 'none',
      reason: 'A radio survey would collect more about healthy people than the question justifies.',
    },
    telecommunications: {
      mark: 'leans-on',
      reason: 'Uses the strength, timing and angle that your network already measures.',
    },
    emergency: { mark: 'leans-on', reason: 'Portable nodes find positions where cell towers have lost power.' },
  },
  closing: {
    title: 'What precision does your site allow?',
    text: 'Send a floor plan or a site map with planned antenna positions. Before you buy any equipment, we show you the best possible precision at each spot.',
  },
  sources: ['bahl2000', 'chan1994', 'ieee80211', 'schmidt1986'],
})
