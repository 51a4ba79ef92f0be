import { claim } from '#content/en/claims.ts'
import { typeset } from '#content/en/language/typography.ts'
import type { Service } from '#content/schema/service.ts'

export const social = typeset<Service>({
  slug: 'social',
  number: '2.2',
  icon: 'social',
  ground: 'deep',
  fold: 'right',
  title: 'Social Graph Reconstruction',
  pageTitle: 'Social Graph Reconstruction from co-presence',
  subject: 'social graph',
  description:
    'We find which devices meet more often than chance explains, which groups they form and which device connects the groups. Each connection lists its meetings.',
  summary:
    'Which devices meet more often than chance explains: groups, the devices that connect them and the meetings behind each tie, with no name in the data.',
  intro:
    'Social Graph Reconstruction shows investigators and epidemiologists which devices meet more often than chance explains, which groups they form, and which device connects the groups.',
  give: 'Stops with place and hour',
  get: 'Connections, their meetings, groups, devices that link groups',
  fullDescription: [
    'You learn which devices are connected, and users with permission can check every meeting behind a connection. One meeting of two devices means little. If they meet three times in fourteen days in a place that is not busy, there may be a connection (a tie). We count such meetings (co-presence) by place and hour, and compare the count with what chance would give at the same places and hours.',
    'Chance explains many meetings. Take two strangers who pass the same station at eight o’clock, each on eight of ten workdays. By chance alone they share about six mornings (10 × 8/10 × 8/10 = 6.4). Two strangers who use the same rest area, each on two of ten days, share less than one day on average (10 × 2/10 × 2/10 = 0.4).',
    'There are limits. Devices that meet do not show that people know each other. A person with two phones looks like two people; a person who leaves the phone at home does not appear. We rank the devices that connect groups by a measure that missing data quickly distorts (Costenbader & Valente 2003), so each rank comes with a range. An analyst with other evidence decides what a tie means.',
  ],
  leads: {
    features: 'You get ties, groups and the devices that connect them, and see how each was found.',
    capabilities: 'You follow groups from week to week, for a stated purpose and up to a closing date.',
  },
  features: [
    {
      name: 'Co-presence counting',
      text: 'We state the number of meetings required, the size of the grid cell and the length of the time slot, because each changes the result.',
    },
    {
      name: 'Busy-place correction',
      text: 'Meetings at a busy station are expected; meetings at a rest area are not. To see what chance would give (a null model), we shuffle the dates of each device’s visits. Their places and hours stay as they were, and workdays are shuffled apart from weekends.',
    },
    {
      name: 'Communities',
      text: 'We find groups from the ties alone, by the Leiden algorithm (Traag and colleagues, 2019), which guarantees that each group is connected. Members that change group from one run to the next are marked as doubtful.',
    },
    {
      name: 'Bridges',
      text: `A bridge is a device on many of the shortest paths between others. Brandes’s algorithm (2001) counts these paths (betweenness).`,
    },
    {
      name: 'Evidence per tie',
      text: 'Each tie comes with its meetings: place, hour, source and confidence. If you withdraw a doubtful sensor, the graph is recomputed without it.',
    },
    {
      name: 'Order of events',
      text: 'We count sequences of meetings within a set time (temporal motifs, Paranjape and colleagues, 2017): for example, A meets B, then B meets C, while A never meets C.',
    },
  ],
  capabilities: [
    {
      name: 'See a group form, split or go quiet',
      text: 'Within one graph, we match groups from week to week by the members they share. Two calculations on the same week can differ a little; we report a change only when it is larger than that.',
    },
    {
      name: 'Join records into entities',
      text: `One device or vehicle (an entity) can have several pseudonyms. We link these, but not randomized addresses. Entity identification accuracy, the share of our links that are correct, is ${claim('identification')}. Every link keeps its evidence and can be undone.`,
    },
    {
      name: 'Contact structure for epidemiology',
      text: 'You get contacts by place type, duration and hour, as transmission models use them. A radio signal does not tell us age. We take age from a survey such as POLYMOD (Mossong and colleagues, 2008), and mark where we joined the two.',
    },
    {
      name: 'See how two devices are connected',
      text: `Choose two devices. You get the path between them and, if your role permits, the meetings of each step. Query latency is ${claim('queryLatency')}.`,
    },
    {
      name: 'Pseudonyms with an end date',
      text: 'A device is known only by a pseudonym: its identifier, hashed with a secret key (salt). The salt is kept for the period of the graph and no longer. The next graph gets another salt, so no pseudonym links the two.',
    },
    {
      name: 'Purpose comes first',
      text: 'No graph is built until its purpose, the legal authority and the closing date are on record. Role-based access and cybersecurity measures protect the list of meetings: most users see only the graph.',
    },
  ],
  technologies: [
    'Weighted co-presence graphs, by place and time slot',
    'Permutation null models: dates shuffled, hour of the day kept',
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
      'Are trailer thefts at four truck stops the work of strangers or of one network? The case is invented. The carriers share 14 nights of data from the gates: the BLE tags of their fleets, hashed with one secret key.',
      'Of all pairs, 412 met three times or more. That looks suspicious until you compare it with chance. When we shuffled the dates and kept the habits, on average 397 pairs still met that often. So most of the 412 simply share a timetable. Then we tested each pair, at a false discovery rate of 5%: on average, at most one in twenty of the pairs found is due to chance. Ten pairs remained.',
      'The ten ties join seven devices: two groups of three in which each meets the other two, and one device with two ties to each group (3 + 3 + 4). So the graph points to one network rather than strangers, but does not show that its members stole. Every path between the two groups runs through that one device. Its betweenness is 9, one for each of the 3 × 3 pairs; the next device has 2. The operator of the truck stops gave police a list of the nights and the gates. We did not learn who drove: for a name, police need a court order and the carriers’ own records.',
    ],
  },
  sectors: {
    government: {
      mark: 'leans-on',
      reason: 'Surveillance and smuggling are often done by teams; a tie between two devices can be the first sign.',
    },
    publicSafety: { mark: 'adds', reason: 'For investigations with judicial authority.' },
    urbanPlanning: { mark: 'none', reason: 'A timetable does not depend on who travels with whom.' },
    retail: { mark: 'none', reason: 'We do not sell who shops with whom.' },
    healthcare: { mark: 'leans-on', reason: 'Co-presence of devices, counted without names.' },
    telecommunications: {
      mark: 'none',
      reason: 'Carrying traffic does not need a graph of subscribers.',
    },
    emergency: { mark: 'none', reason: 'Opening a shelter does not need a graph of neighbours.' },
  },
  closing: {
    title: 'Find out which device connects the groups.',
    text: 'Tell us the places, the dates and your legal authority. We return the graph, its comparison with chance, and the meetings behind each tie.',
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
})
