import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import type { Sector } from '#content/schema/sector.ts'

export const telecommunications = typeset<Sector>({
  slug: 'telecommunications',
  icon: 'cells',
  title: 'Telecommunications & Smart Infrastructure',
  pageTitle: 'Telecom and smart infrastructure: load, coverage',
  description: 'Where does the network overload, and in which quarter-hour? See load, coverage and device locations.',
  summary:
    'Load by cell and quarter-hour, coverage from real devices, mesh localization and IoT health for carriers, utilities and smart infrastructure.',
  intro:
    'See load by radio cell and quarter-hour, gaps in coverage and the position of meters and sensors, from data that your network already has. Subscriber identifiers stay on your side.',
  fullDescription: [
    'You learn which radio cells overload, and in which quarter-hour, and where the meters, lamps and valves of your network are.',
    'We measure and forecast load by radio cell and quarter-hour, because a network sized for the busy hour can overload in one quarter of it. An example with Erlang’s formula: twenty circuits with an average load of 12 erlangs over the hour block one call in 100. Suppose that the load is 15 in one quarter-hour and 11 in the others. Then one call in 22 is blocked in that quarter-hour. Over the whole hour it is one call in 57, not one in 100, although the average load is still 12. Packet networks queue instead of blocking: delay peaks in that quarter-hour.',
    'The radio network also shows where things are. Meters, lamps and valves in a mesh measure the distances between them. If three nodes, not in one line, have known places and the distances allow one layout only, we can locate the others, each with an ellipse of uncertainty. A device whose recorded place lies outside its ellipse may have been moved, swapped or recorded wrongly.',
    'There are three limits. A timing advance step in LTE is 78 m, so the network’s own view is coarse however large the data set. Signal strength alone cannot tell a phone deep inside a building from one far away outside. And each carrier sees only its own customers. We receive rotating pseudonyms or, for most questions, counts.',
  ],
  specimen: {
    kind: 'load',
    title: `Sized for the mean load of its busiest hour, this cell blocks ${dayWord('cells.lost.share')}% of voice calls in one quarter-hour.`,
    text: `The average of the hour hides it. Our sample ranks ${dayWord('cells.count')} cells by their busiest quarter-hour, says which need circuits first, and how many, and plans the years after that.`,
    receive: [
      'For each cell: the calls it carries at a time, the load and blocked calls of its busiest hour and quarter-hour, and the year in which it is due.',
      `Here, the cell near a school: ${dayWord('cells.hour.load')} erlangs in its busiest hour; from ${dayWord('cells.from')}, ${dayWord('cells.load')} erlangs and ${dayWord('cells.lost.share')}% of calls blocked. Within a year, ${dayWord('cells.next.word')} more cells would be due, with ${dayWord('cells.next.circuits')} circuits.`,
    ],
  },
  start: { label: 'How a ranking starts', href: '/data/load#start' },
  benefits: [
    {
      name: 'Ingest at line rate',
      text: `The platform can take in ${claim('ingest')}. With ${claim('compression')} compression, measurement reports take a tenth of the disk space.`,
    },
    {
      name: 'Close to the radio',
      text: `The network time to our nearest server (edge access) is ${claim('edgeAccess')} from ${claim('edgeCoverage')} of major metros. If devices are counted on that server, their positions do not leave it.`,
    },
    {
      name: 'Find the quarter-hour that overloads',
      text: `Forecasts at an update frequency of ${claim('updateFrequency')} name the cell and the quarter-hour, early enough to steer traffic to a neighbour.`,
    },
    {
      name: 'Fewer drive tests',
      text: 'We estimate coverage from ordinary devices first. You need drive tests only on streets where the estimate is too uncertain.',
    },
    {
      name: 'Accurate asset registers',
      text: 'Assets are located by their own radios. You get the list of those whose recorded address lies outside their ellipse.',
    },
  ],
  useCases: [
    {
      name: 'Capacity by the quarter-hour',
      text: 'We compare the offered load of each cell, with its margin of error, to what the cell can carry, and rank the cells by minutes of expected congestion.',
      data: 'Your counters for each cell.',
    },
    {
      name: 'Coverage holes',
      text: 'We find the places on a road where devices lose their signal and reappear later. We rank these gaps by their length and by the number of trips that cross them.',
      data: 'Your drive tests, or signal reports without subscriber numbers.',
    },
    {
      name: 'Sleeping cells',
      text: 'A sleeping cell reports itself healthy while no device attaches to it. Movement data shows how many should attach, and the difference raises an alert.',
      data: 'Your attach counts by cell; counts of people present.',
    },
    {
      name: 'Mesh asset location',
      text: 'We locate meters, lamps and sensors by the distances between them, and list those that cannot be located.',
      data: 'Distances that your devices measure to each other.',
    },
    {
      name: 'Energy saving in quiet hours',
      text: 'The upper end of the forecast shows which radio frequencies you can switch off, where and until when.',
      data: 'Your counters, over a few weeks.',
    },
    {
      name: 'Site planning for small cells',
      text: 'We count people who stay and people who pass separately. Those who stay need capacity; those who pass need handovers.',
      data: 'Counts of handovers and stays, by area.',
    },
    {
      name: 'Rogue base stations',
      text: 'We detect a new cell identity that has a strong signal, a wrong neighbour list and no site behind it. Its position and the time when it was first heard go to your fraud desk.',
      data: 'Scans from your own receivers; your list of sites.',
    },
    {
      name: 'Leaks, outages and lamps',
      text: 'We map utility faults from meters whose readings change together. The cause is usually a shared valve or feeder upstream of them.',
      data: 'Readings from your meters; the map of your network.',
    },
  ],
  technologies: [
    '3GPP location services (TS 23.273) and positioning in NR (TS 38.305)',
    'Minimization of drive tests (TS 37.320)',
    'Timing advance, RSRP and angle of arrival in one fit',
    'LoRaWAN and Wi-SUN mesh metadata',
    'Multidimensional scaling for range-only meshes',
    'Erlang and queueing models per cell',
    'MQTT and OGC SensorThings ingestion',
    'Edge nodes with local aggregation',
  ],
  compliance: [
    {
      name: 'CRTC confidentiality rules',
      text: 'Customer information other than name, address and listed number may be disclosed only with express consent or under a legal power; Telecom Decision 2022-238 counts IP addresses and mobile numbers as confidential. Pseudonyms are made on the carrier’s side for that reason.',
    },
    {
      name: 'PIPEDA',
      text: 'Carriers are federal works, so it applies across Canada, employees included. For each data feed we record its purpose and its retention.',
      register: ['PIPEDA'],
    },
    {
      name: '3GPP TS 33.501 and TS 37.320',
      text: 'These define the security architecture of 5G and user consent for drive-test measurements. Reports from subscribers who did not consent are dropped at the collector, not filtered later.',
    },
    {
      name: 'ePrivacy Directive, Article 9',
      text: 'In the European Union, location data other than traffic data may be processed only if anonymized, or with consent and for as long as the service needs it. Projects there start with counts.',
    },
    {
      name: 'NG9-1-1',
      text: 'Canadian networks move emergency calls to NENA i3 under CRTC direction. Our position estimates, with their radius of error, can accompany a call as additional information; they do not replace the network’s own.',
    },
    {
      name: 'IEC 62443 and NERC CIP',
      text: 'IEC 62443 covers industrial control; NERC CIP binds the utility. Sensors sit in a zone of their own, and nothing we install can write to a controller.',
      register: ['NERC CIP', 'IEC 62443'],
    },
  ],
  keyFeatures: [
    {
      name: 'Pseudonyms made by the carrier',
      text: 'The key never leaves your network and rotates on your schedule. If a question needs data linked for longer, we agree on that first.',
    },
    {
      name: 'Dwell and transit split',
      text: 'The load of each cell is split in two, people who stay and people who pass, because the remedies differ.',
    },
    {
      name: 'Position with its geometry',
      text: 'Each estimate has its ellipse, its sources and its number of receivers. If the cell sites in range stand in one line, we give no position.',
    },
    {
      name: 'Replay of an outage',
      text: 'You see which cells failed and in which order, where the traffic went, and which neighbour overloaded next.',
    },
    {
      name: 'Events as a feed',
      text: 'Congestion, silence and displacement arrive as webhooks, with a cause code, in the operations tools you already run.',
    },
  ],
  test: {
    label: 'Test one district',
    write: 'The district, and whether you have four weeks of its counters.',
    get: 'A ranked list of the quarter-hours at risk, with those that your hourly report misses.',
  },
  closing: {
    title: 'Which quarter-hours overload?',
    text: 'Give us one district and four weeks of counters. We return a ranked list of the quarter-hours at risk, with those that your hourly report does not show.',
  },
  sources: ['crtc2022238', 'eprivacy', 'pipeda', 'ts23273'],
})
