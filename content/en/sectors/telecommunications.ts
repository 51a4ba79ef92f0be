import { claim } from '#content/en/claims.ts'
import type { Sector } from '#content/schema/sector.ts'

export const telecommunications: Sector = {
  slug: 'telecommunications',
  icon: 'signals',
  title: 'Telecommunications & Smart Infrastructure',
  pageTitle: 'Telecom and smart infrastructure: load, coverage',
  description: 'Where does the network fail, hour by hour? Load, coverage, mesh localization.',
  summary:
    'Load by cell and quarter-hour, coverage from real devices, mesh localization and IoT health for carriers, utilities and smart infrastructure.',
  intro:
    'See load by cell and quarter-hour, gaps in coverage and the position of meters and sensors, from data that your network already has.',
  fullDescription: [
    'Networks are sized for the busy hour and overload in a quarter of it. An example in Erlang’s arithmetic: twenty circuits offered 12 erlangs on average over the hour block one call in 100. If one quarter of that hour offers 15, it blocks one in 22 while it lasts. The hour as a whole blocks one in 57, and its average load still reads 12. Packet networks queue instead of blocking, with the same effect. So we deliver load by cell and quarter-hour, and forecast the quarter.',
    'The radio layer also says where things are. Meters, lamps and valves in a mesh measure their distances from each other; tie three surveyed nodes to the map, and the rest of a globally rigid mesh follows, each with an ellipse of uncertainty. A device whose recorded place lies outside its ellipse has been moved, swapped or recorded wrongly; check the asset register first.',
    'Limits: a timing advance step in LTE is 78 m, so the network’s own view is coarse however large the data set; indoor depth and outdoor distance look alike in signal strength alone; and each carrier sees only its own customers. Subscriber identifiers stay on your side. We receive rotating pseudonyms or, for most questions, counts.',
  ],
  benefits: [
    {
      name: 'Ingest at line rate',
      text: `Designed for ${claim('ingest')}, at a stated ${claim('compression')} compression, so that a month of measurement reports stays on the disks you have.`,
    },
    {
      name: 'Close to the radio',
      text: `Stated edge access is ${claim('edgeAccess')} from ${claim('edgeCoverage')} of major metros. Counting happens at the edge, and positions stay there.`,
    },
    {
      name: 'Find the quarter-hour that overloads',
      text: `Forecasts at an update frequency of ${claim('updateFrequency')} name the cell and the quarter-hour, early enough to steer traffic to a neighbour.`,
    },
    {
      name: 'Drive tests where they pay',
      text: 'Coverage is estimated from ordinary devices first. Drive tests go only to the streets where the estimate is too uncertain to decide.',
    },
    {
      name: 'Accurate asset registers',
      text: 'Assets are located by their own radios. You get the list of those whose recorded address cannot be true.',
    },
  ],
  useCases: [
    {
      name: 'Capacity by the quarter-hour',
      text: 'Offered load per cell with its margin of error, set against what the cell can carry, sorted by minutes of expected congestion.',
    },
    {
      name: 'Coverage holes',
      text: 'Places where devices fall silent along a road on which they demonstrably continue. Length of the gap and the number of trips that cross it set the order of repair.',
    },
    {
      name: 'Sleeping cells',
      text: 'A cell that reports itself healthy while no device attaches. Movement shows how many should have, and the difference raises the alarm.',
    },
    {
      name: 'Mesh asset location',
      text: 'Meters, lamps and sensors placed by the distances between them, with a list of those that cannot be placed.',
    },
    {
      name: 'Energy saving by carrier sleep',
      text: 'Which layers can be switched off, where and until when, decided by the upper end of the forecast.',
    },
    {
      name: 'Site planning for small cells',
      text: 'People who stay and people who pass are counted apart: the first need capacity, the second need handovers.',
    },
    {
      name: 'Rogue base stations',
      text: 'A new cell identity that appears with strong signal, a wrong neighbour list and no site behind it. Position and first-heard time go to the fraud desk.',
    },
    {
      name: 'Leaks, outages and lamps',
      text: 'Faults of a utility mapped from meters that change rhythm together; the common valve or feeder is usually upstream of all of them.',
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
      text: 'Customer information is disclosed with express consent or under legal power, apart from name, address and listed number; Telecom Decision 2022-238 counts IP addresses and mobile numbers as confidential. Pseudonyms are made on the carrier’s side for that reason.',
    },
    {
      name: 'PIPEDA',
      text: 'Carriers are federal works, so it applies across Canada, employees included. Purpose and retention are written into each data feed.',
    },
    {
      name: '3GPP TS 33.501 and TS 37.320',
      text: 'The security architecture of 5G, and user consent for drive-test measurements. Reports from subscribers who did not consent are dropped at the collector, not filtered later.',
    },
    {
      name: 'ePrivacy Directive, Article 9',
      text: 'In the European Union location data other than traffic data is processed anonymized or with consent, for as long as the service needs it. Projects there start from counts.',
    },
    {
      name: 'NG9-1-1',
      text: 'Canadian networks move emergency calls to NENA i3 under CRTC direction. Our position estimates can accompany a call as a second opinion with its radius; they do not replace the network’s own.',
    },
    {
      name: 'IEC 62443 and NERC CIP',
      text: 'IEC 62443 covers industrial control; NERC CIP binds the utility. Sensors sit in a zone of their own, and nothing we install can write to a controller.',
    },
  ],
  keyFeatures: [
    {
      name: 'Pseudonyms made by the carrier',
      text: 'The key never leaves your network and rotates on your schedule; a question that needs longer memory has to say so first.',
    },
    {
      name: 'Dwell and transit split',
      text: 'Every cell’s load in two parts, people who stay and people who pass, because the remedies differ.',
    },
    {
      name: 'Position with its geometry',
      text: 'Ellipse, sources and number of receivers for each estimate. Where the cells in view stand in one line, we give no position.',
    },
    {
      name: 'Replay of an outage',
      text: 'Which cells failed in which order, where the traffic went, and which neighbour overloaded next.',
    },
    {
      name: 'Events as a feed',
      text: 'Congestion, silence and displacement as webhooks with a cause code, for the operations tools you already run.',
    },
  ],
  closing: {
    title: 'Which quarter-hours overload?',
    text: 'Give us one district and four weeks of counters. We return the quarter-hours at risk, ranked, with those that your hourly report hid.',
  },
  sources: ['crtc2022238', 'eprivacy', 'pipeda', 'ts23273'],
}
