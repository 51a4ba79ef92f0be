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
  subject: 'social graph',
  description: `Repeated co-presence, counted by place and hour, shows who connects whom. The amber node has ${dayWord('graph.broker.ties')} ties of ${dayWord('graph.ties')}, as many as ${dayWord('graph.level.word')} other nodes have, and by far the most shortest paths.`,
  summary:
    'Co-presence counted by place and hour and tested against chance: communities, bridges and the meetings behind each tie, with no name in the data.',
  intro: 'Who meets whom, how much more often than chance would have it, and which tie holds two groups together.',
  readsAndWrites: ['Reads: staypoints, places, hours', 'Writes: ties, communities, bridges'],
  fullDescription: [
    'Two devices in one place at one hour mean little. The same two, three times in fourteen days, begin to mean a tie. We count co-presence by place and hour, compare the count with what the traffic of that place would produce by itself, and keep the meetings behind every edge, so that a tie can be questioned one meeting at a time.',
    'The correction matters more than the algorithm that follows. Take two strangers who each pass a station at eight on ten mornings of fourteen: chance alone gives them about seven shared mornings (14 × 10/14 × 10/14 = 7.1), and if both commute on weekdays only, all ten. Two who each visit a lay-by twice in that fortnight share 0.3 (14 × 2/14 × 2/14). Seven meetings at the station prove nothing. Two at the lay-by deserve a look.',
    'The limits are plain. Co-presence is not acquaintance, a shared car merges two people, and whoever leaves the phone at home is absent. Measures of brokerage suffer early when data are missing (Costenbader & Valente 2003), so ranks come with an interval from resampling. What a tie means is for an analyst with other evidence to say.',
  ],
  features: [
    {
      name: 'Co-presence counting',
      text: 'By place and hour, with threshold, cell size and time slot stated, because each of the three changes the graph.',
    },
    {
      name: 'Busy-place correction',
      text: 'A station explains itself; a lay-by does not. The null model keeps how often each entity visits each place at each hour of the week, and redraws only the dates.',
    },
    {
      name: 'Communities',
      text: 'Groups found from ties, not from labels, by the Leiden algorithm (Traag and colleagues, 2019), which guarantees that a community is connected. Members who change group from one run to the next are marked as doubtful.',
    },
    {
      name: 'Bridges',
      text: `Betweenness by Brandes’s algorithm (2001) finds whoever lies on the most shortest paths. In the drawn graph it scores ${dayWord('graph.broker.betweenness')}, against ${dayWord('graph.second.betweenness')} for the next, where a mere count of ties sees a draw with ${dayWord('graph.level.word')} others.`,
    },
    {
      name: 'Evidence per tie',
      text: 'Each edge lists its meetings with place, hour, source and confidence. Withdraw one doubtful sensor and the graph is recomputed without it.',
    },
    {
      name: 'Order of events',
      text: 'Temporal motifs (Paranjape and colleagues, 2017) count ordered patterns inside a window: who arrives first, who follows, and who only ever meets the second.',
    },
  ],
  capabilities: [
    {
      name: 'See a group form, split or go quiet',
      text: 'Communities are matched from week to week by the members they share. A change is reported only when it exceeds the difference between two runs on the same week.',
    },
    {
      name: 'Join devices into entities',
      text: `Fingerprints of one entity from several sensors are joined, at ${claim('identification')} entity identification accuracy: of the joins made, the share that is right. Every join keeps its evidence and can be undone.`,
    },
    {
      name: 'Contact structure for epidemiology',
      text: 'Contacts by place type, duration and hour, as transmission models take them. Age is not in a radio signal: it has to come from a survey such as POLYMOD (Mossong and colleagues, 2008), and we say where the two were joined.',
    },
    {
      name: 'Ask for a path, get its reasons',
      text: `A path between two entities, with the meetings behind each step, comes back at a stated query latency of ${claim('queryLatency')} on an indexed graph.`,
    },
    {
      name: 'Fingerprints with an end date',
      text: `An entity is a salted fingerprint. A graph needs fingerprints that live as long as its period and no longer; the next one gets another salt, so two graphs cannot be laid on each other.`,
    },
    {
      name: 'Purpose before query',
      text: 'A reconstruction opens under a named purpose, authority and closing date. Role-based access and cybersecurity measures keep the evidence layer apart from the graph that most readers need.',
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
    title: 'Ten ties among four hundred',
    paragraphs: [
      'Are trailer thefts at four truck stops the work of strangers or of one group? The evidence, invented for this page: 14 nights of BLE fleet tags sighted at the gates, shared by the carriers, under one salt.',
      'Of all pairs 412 met three times or more. That looks like a conspiracy until the null model answers: redrawn dates, habits kept, produced 397 on average. Most of those ties are a timetable. Tested pair by pair at a false discovery rate of 5% ten remained, and among ten one should expect half a false one.',
      'The ten joined seven entities, as two closed groups of three and one entity with two ties into each (3 + 3 + 4). Every path between the groups runs through that one (betweenness 9, one for each pair across; the next has 2). The operator gave police the nights and the gates. Who drove stayed unknown to us: a name takes a court’s order and the carriers’ own records.',
    ],
  },
  sectors: {
    government: {
      mark: 'leans-on',
      reason: 'Surveillance and smuggling are team work; the tie between two devices is often the first sign.',
    },
    publicSafety: { mark: 'adds', reason: 'For investigations with judicial authority, later and by fewer people.' },
    urbanPlanning: { mark: 'none', reason: 'Who travels with whom is no business of a timetable.' },
    retail: { mark: 'none', reason: 'Who shops with whom is not ours to sell.' },
    healthcare: { mark: 'leans-on', reason: 'Co-presence is the contact half, counted without names.' },
    telecommunications: {
      mark: 'none',
      reason: 'A subscriber graph is outside what a network needs to carry traffic.',
    },
    emergency: { mark: 'none', reason: 'Nobody needs a graph of neighbours to open a shelter.' },
  },
  closing: {
    title: 'Which tie holds it together?',
    text: 'Bring a set of places, a range of dates and the authority you hold. We return the graph, the null model it survived, and the meetings behind each tie.',
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
