import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { figureDataAddress } from '#content/schema/figure.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactForTest } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'data/junction',
  title: `One junction, counted in people: a sample | ${site.name}`,
  description:
    'A sample count of one junction: people by turn and by mode in the busiest hour, and the turn that a count of cars leaves out.',
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['decision', 'modes', 'method', 'start'] as const

const n = dayWord

/** A street of the junction, by its direction. */
export type Arm = 'north' | 'east' | 'south' | 'west'

export const junctionPage = typeset({
  remark: 'Synthetic people at one junction',
  title: 'One junction, counted in people',
  lead: `Put the turn from east to north in the signal study. In the busiest hour, a panel of devices counts ${n('junction.panel.people')} people on it (${n('junction.panel.least')} to ${n('junction.panel.most')}), and a counter of cars none.`,
  decision: {
    title: 'East to north: second by people',
    text: [
      `By the 95% intervals, only one turn has more people: at least ${n('junction.panel.least')} go from east to north, and at most ${n('junction.panel.next.most')} take any turn that comes after it. By cars, it is tied for last, at none.`,
      `In this example, a city ranks the turns by people before it studies the signal. Its rule, set beforehand: green time is studied for a turn if its low end is above the high ends of all that follow. The study then weighs conflicts, delay and crossings.`,
      `In ${n('junction.panel.trials')} other samples of the same residents, the turn always comes second, and in ${n('junction.panel.sure.share')}% of them also by this rule. In the rest, intervals overlap, and the city waits.`,
    ],
    drawing: 'All residents in that hour. A flow is as wide as its number of people. Amber: from east to north.',
    caption: `${n('junction.from')} to ${n('junction.to')}. Cars: from the city’s own counter. People: from the panel, with 95% intervals. Truly: known, because the town is simulated.`,
    columns: ['Turn', 'Cars', 'People', 'Truly'],
    turn: (from: Arm, to: Arm) => `${from} to ${to}`,
  },
  more: {
    title: 'About half come by bus',
    text: [
      `On the ${n('junction.panel.turns.word')} turns that are published, the panel counts ${n('junction.panel.bus')} of ${n('junction.panel.everyone')} people by bus.`,
      `A turn or a mode with fewer than ${n('sites.least.word')} devices is withheld. Before ten of the ${n('junction.hidden.people')} people who truly take the turn (${n('junction.hidden.bus')} by bus, ${n('junction.hidden.walk')} on foot) carry a device, ${n('junction.panel.least.share')}% of all residents must. If your panel is smaller, we say so before the project starts.`,
    ],
    caption: 'People by mode, on those turns together.',
    columns: ['Mode', 'People', 'Truly'],
    modes: { walk: 'On foot', bus: 'Bus', car: 'Car' },
  },
  method: {
    title: 'Method and limits',
    text: [
      'The hour is the busiest of the day, starting on a quarter. A trip belongs to the turn between the street by which it reaches the junction and the street by which it leaves.',
      `The ${n('mixing.residents')} residents of the town are invented. The panel has ${n('sites.devices')} devices, a random sample of each side of the river; each device stands for the residents of its side. The intervals are those of Wilson (1927), rounded outwards to ten. ${n('junction.panel.coverage.share')}% of those in the other samples contain the true number. Your panel also has errors that are not random: we check it against your counters.`,
      'Here the mode of each trip is known. From positions, a bus and a car in one lane look alike for a while; where both remain likely, you get both with their probabilities.',
    ],
    items: [
      {
        label: 'junction-devices.csv',
        href: `/${dataset.folder}/junction-devices.csv`,
        text: 'The devices behind the counts, and the truth, which no client receives.',
      },
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'Computes people and intervals from those devices again. Also in Python.',
      },
      {
        label: 'junction-turns.csv',
        href: `/${dataset.folder}/junction-turns.csv`,
        text: 'Every turn with all its people on foot, by bus and by car.',
      },
      {
        label: 'All files',
        href: figureDataAddress('junction'),
        text: 'The tables of the data page, with their fields.',
      },
    ],
  },
  start: {
    title: 'How a count starts',
    steps: [
      { name: '1. You write', text: 'The junction or line, the hours, and what you have to decide.' },
      {
        name: '2. We answer',
        text: 'Whether a panel with consent, yours or a third party’s, has enough devices there.',
      },
      { name: '3. You send, we compare', text: 'Your counts of vehicles and passengers in the same hours.' },
      {
        name: '4. You receive',
        text: 'Counts with intervals and the decision, as files and a report or by RESTful API.',
      },
    ],
  },
  closing: {
    title: 'Which junction?',
    text: 'Name it, or a count line, with the hours and the decision that depends on the count. We tell you first whether there are enough devices for an answer.',
    actions: [
      { label: 'Test a junction or a line', href: contactForTest('urbanPlanning') },
      { label: 'Download the data', href: figureDataAddress('junction') },
    ],
  },
} as const)

export const sources = ['wilson1927'] as const satisfies readonly SourceKey[]
