import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import type { Service } from '#content/schema/service.ts'

export const social: Service = {
  slug: 'social',
  number: '2.2',
  icon: 'social',
  ground: 'deep',
  fold: 'half-right',
  title: 'Social Graph Reconstruction',
  pageTitle: 'Social Graph Reconstruction from co-presence',
  subject: 'social graph',
  description:
    'We find who connects separate groups, even when a simple count of contacts does not show it. Each connection lists the meetings behind it.',
  summary:
    'Who meets whom, from devices at the same place and hour, tested against chance: groups, bridges and the meetings behind each tie, with no name in the data.',
  intro:
    'Social Graph Reconstruction finds which devices meet more often than chance explains, which groups they form, and who connects the groups.',
  give: 'Stops with place and hour',
  get: 'Ties with their meetings, communities, bridges',
  fullDescription: [
    'Two devices in the same place at the same hour mean little. If it happens three times in fourteen days, there may be a connection (a tie). We count such meetings (co-presence) by place and hour, compare the count with what the traffic of that place would produce by chance, and keep the meetings behind every tie, so that you can check each one.',
    'Correcting for chance matters more than the algorithm that follows. Take two strangers who each pass a station at eight on ten mornings of fourteen: chance alone gives them about seven shared mornings (14 × 10/14 × 10/14 = 7.1), and if both commute on weekdays only, all ten. Two who each visit a lay-by twice in that fortnight share 0.3 (14 × 2/14 × 2/14). Seven meetings at the station prove nothing.',
    'Limits: co-presence is not acquaintance, a shared car merges two people, and a person who leaves the phone at home is absent. Measures of who connects groups suffer early when data are missing (Costenbader & Valente 2003), so ranks come with an interval from resampling. What a tie means is for an analyst with other evidence to say.',
  ],
  features: [
    {
      name: 'Co-presence counting',
      text: 'By place and hour, with threshold, cell size and time slot stated, because each of the three changes the result.',
    },
    {
      name: 'Busy-place correction',
      text: 'Meetings at a busy station are expected; meetings at a lay-by are not. The comparison (a null model) keeps how often each device visits each place at each hour of the week, and shuffles only the dates.',
    },
    {
      name: 'Communities',
      text: 'Groups found from ties, not from labels, by the Leiden algorithm (Traag and colleagues, 2019), which guarantees that a community is connected. Members who change group from one run to the next are marked as doubtful.',
    },
    {
      name: 'Bridges',
      text: `A bridge lies on the most shortest paths between others. Brandes’s algorithm (2001) measures this as betweenness: in the graph drawn here one device has ${dayWord('graph.broker.betweenness')} and the next ${dayWord('graph.second.betweenness')}, although ${dayWord('graph.level.word')} others have just as many contacts as the first.`,
    },
    {
      name: 'Evidence per tie',
      text: 'Each tie lists its meetings with place, hour, source and confidence. If you withdraw a doubtful sensor, the graph is recomputed without it.',
    },
    {
      name: 'Order of events',
      text: 'Temporal motifs (Paranjape and colleagues, 2017) count ordered patterns inside a time window: who arrives first, who follows, and who only ever meets the second.',
    },
  ],
  capabilities: [
    {
      name: 'See a group form, split or go quiet',
      text: 'Communities are matched from week to week by the members they share. We report a change only when it exceeds the difference between two runs on the same week.',
    },
    {
      name: 'Join devices into entities',
      text: `Several sensors may record one device or vehicle (an entity) under different fingerprints. We link these at ${claim('identification')} entity identification accuracy: of the links made, the share that is correct. Every link keeps its evidence and can be undone.`,
    },
    {
      name: 'Contact structure for epidemiology',
      text: 'Contacts by place type, duration and hour, as transmission models take them. Age is not in a radio signal: it comes from a survey such as POLYMOD (Mossong and colleagues, 2008), and we say where the two were joined.',
    },
    {
      name: 'Ask for a path, get its reasons',
      text: `You ask how two devices are connected. The path comes back with the meetings behind each step, at a stated query latency of ${claim('queryLatency')} on an indexed graph.`,
    },
    {
      name: 'Fingerprints with an end date',
      text: 'A device is known only by a fingerprint: its identifier, hashed with a secret key (salt). The salt is kept for the period of the graph and no longer. The next graph gets another salt, so two graphs cannot be linked.',
    },
    {
      name: 'Purpose before query',
      text: 'A reconstruction opens under a named purpose, authority and closing date. Role-based access and cybersecurity measures keep the meetings apart from the graph that most users need.',
    },
  ],
  technologies: [
    'Weighted co-presence graphs, by place and time slot',
    'Permutation null models within the hour of the week',
    'False discovery rate control (Benjamini & Hochberg 1995)',
    'Leiden communities (Traag et al. 2019)',
    'Betweenness (Brandes 2001) and PageRank (Brin & Page 1998)',
    'Temporal motifs (Paranjape et al. 2017)',
    'Probabilistic record linkage (Fellegi & Sunter 1969)',
    'GraphML and property-graph export',
  ],
  scenario: {
    title: 'From 412 pairs to ten ties',
    paragraphs: [
      'Are trailer thefts at four truck stops the work of strangers or of one group? The evidence is invented for this page: 14 nights of BLE fleet tags seen at the gates, shared by the carriers, under one salt.',
      'Of all pairs, 412 met three times or more. That looks suspicious until you compare it with chance: with the dates shuffled and habits kept, 397 pairs still met on average. Most of the 412 simply share a timetable. Tested pair by pair at a false discovery rate of 5%, ten remained; among ten, expect half a false one.',
      'The ten ties joined seven devices: two closed groups of three, and one device with two ties into each group (3 + 3 + 4). Every path between the groups runs through that one (betweenness 9, one for each pair across; the next has 2). The operator gave police the nights and the gates. We did not learn who drove: a name takes a court order and the carriers’ own records.',
    ],
  },
  sectors: {
    government: {
      mark: 'leans-on',
      reason: 'Surveillance and smuggling are team work; a tie between two devices is often the first sign.',
    },
    publicSafety: { mark: 'adds', reason: 'For investigations with judicial authority.' },
    urbanPlanning: { mark: 'none', reason: 'A timetable does not depend on who travels with whom.' },
    retail: { mark: 'none', reason: 'We do not sell who shops with whom.' },
    healthcare: { mark: 'leans-on', reason: 'Contacts between people, counted without names.' },
    telecommunications: {
      mark: 'none',
      reason: 'Carrying traffic does not need a graph of subscribers.',
    },
    emergency: { mark: 'none', reason: 'Opening a shelter does not need a graph of neighbours.' },
  },
  closing: {
    title: 'Who connects the groups?',
    text: 'Tell us the places, the dates and the authority you hold. We return the graph, its comparison with chance, and the meetings behind each tie.',
  },
  sources: [
    'benjamini1995',
    'brandes2001',
    'brin1998',
    'costenbader2003',
    'fellegi1969',
    'mossong2008',
    'paranjape2017',
    'traag2019',
  ],
}
