import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import type { CardOnly } from '#content/schema/sector.ts'

/** A card alone: the page of public safety covers it (specification, section 2). */
export const emergency = typeset<CardOnly>({
  slug: 'emergency',
  icon: 'transit',
  ground: 'night',
  title: 'Emergency & Disaster Response',
  description: 'Where have people left or stayed, and which roads carry traffic?',
  leadsTo: 'publicSafety',
  test: {
    label: 'Replay a past evacuation',
    write:
      'The zones, the time of the order, and the records that you hold: counts of phones by radio cell, of vehicles, or of people at shelters. Send no records yet, and no names.',
    get: 'By zone, the share of people who had left at each hour after the order, with its range; where people had not moved; and which cell towers had gone silent.',
  },
  section: {
    text: 'For emergency and disaster-response coordinators: what you can ask during and after a flood, a wildfire or a long power failure. The data comes from your own feeds and from third parties, each with its source on record.',
    example: `An example, a simulated concert that empties: at ${dayWord('event.leaves.last.at')}, ${dayWord('event.leaves.last.people')} of ${dayWord('event.leaves.first.people')} people are still there (95% interval: ${dayWord('event.leaves.last.least')} to ${dayWord('event.leaves.last.most')}; in truth, ${dayWord('event.leaves.last.truth')}). In an evacuation, the error also depends on which cell towers have power.`,
    questions: [
      {
        name: 'Where have people left, or not moved?',
        text: 'For each zone, the share of people who have left since the order was given, and the blocks where devices stay. We mark an area whose cell tower has lost power, so that you do not take it for an empty one.',
        link: { label: 'Human Movement Intelligence', href: '/services/movement' },
      },
      {
        name: 'Which roads still carry traffic?',
        text: 'Roads, shelters and crews on one live map. A road on which trips have stopped is marked as possibly closed, and you see detours as they form.',
        link: { label: 'Situational Awareness', href: '/services/awareness' },
      },
      {
        name: 'How do we locate crews where cell towers are down?',
        text: 'Portable radio nodes locate your crews without the cell network. Each position comes with its margin of error.',
        link: { label: 'Signals Intelligence', href: '/services/signals' },
      },
      {
        name: 'When will people return, and how many need shelter?',
        text: 'We forecast returns and the demand for shelter as soon as the first days are on record. Each number has its margin of error.',
        link: { label: 'Geospatial Machine Learning', href: '/services/ml' },
      },
      {
        name: 'How fast did each district recover?',
        text: 'We compare trips by district with the same weekday in ordinary weeks. An article explains this measure, the normal day lost, with an example.',
        link: { label: 'Urban Resilience Has a Unit: The Normal Day Lost', href: '/blog/reimagining-urban-resilience' },
      },
    ],
  },
})
