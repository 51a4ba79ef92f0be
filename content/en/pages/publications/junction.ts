import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { figureAddress, figureDataAddress } from '#content/schema/figure.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactForTest } from '#content/schema/topic.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'data/junction',
  title: `One junction, counted in people: a sample | ${site.name}`,
  description:
    'A sample count of one junction: people by turn and by mode in the busiest hour, and the turn that a count of cars leaves out.',
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['decision', 'method'] as const

const n = dayWord

/** A street of the junction, by its direction. */
export type Arm = 'north' | 'east' | 'south' | 'west'

export const junctionPage = typeset({
  remark: 'Synthetic people at one junction',
  title: 'One junction, counted in people',
  lead: `Give green time to the turn from east to north: ${n('junction.hidden.people')} people take it in the busiest hour, ${n('junction.hidden.bus')} of them by bus and none by car.`,
  decision: {
    title: 'Decision: green time by people',
    text: `In this example, a city ranks the turns by people before it retimes the signal. From east to north comes second, with ${n('junction.hidden.share')}% of the ${n('junction.people')} people. Ranked by cars, it comes last: it has none.`,
    drawing: 'A flow is as wide as its number of people. Amber: from east to north.',
    caption: `People by turn, ${n('junction.from')} to ${n('junction.to')}. Turns of fewer than 20 people are in the file.`,
    columns: ['Turn', 'People', 'Bus', 'On foot', 'Car'],
    turn: (from: Arm, to: Arm) => `${from} to ${to}`,
  },
  method: {
    title: 'Method and limits',
    text: [
      `The hour is the busiest of the day, starting on a quarter. A trip belongs to the turn between the street by which it reaches the junction and the street by which it leaves.`,
      `The ${n('mixing.residents')} residents of the town are invented, and all are counted, so these numbers have no margin of error. Yours have one: they come from a sample of devices, weighted to the residents, and each turn has an interval.`,
      'Here the mode of each trip is known. From positions, a bus and a car in one lane look alike for a while; where both remain likely, you get both with their probabilities.',
    ],
    items: [
      {
        label: 'junction-turns.csv',
        href: `/${dataset.folder}/junction-turns.csv`,
        text: 'Every turn with its people on foot, by bus and by car.',
      },
      { label: 'junction.svg', href: figureAddress('junction'), text: 'The drawing.' },
      {
        label: 'All files',
        href: figureDataAddress('junction'),
        text: 'The tables of the data page, with their fields.',
      },
    ],
  },
  closing: {
    title: 'Which junction?',
    text: 'Name it, or a count line, with the hours and the decision that waits for the count. We tell you first whether there are enough devices for an answer.',
    actions: [
      { label: 'Test one count line', href: contactForTest('urbanPlanning') },
      { label: 'Download the data', href: figureDataAddress('junction') },
    ],
  },
} as const)
