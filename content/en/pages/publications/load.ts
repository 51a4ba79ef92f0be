import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { figureDataAddress } from '#content/schema/figure.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactForTest } from '#content/schema/topic.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'data/load',
  title: `Radio cells by the quarter-hour: a sample | ${site.name}`,
  description:
    'A sample ranking of radio cells for voice: calls blocked in the busiest hour and quarter-hour, and which cells need more circuits first.',
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['decision', 'plan', 'method', 'start'] as const

const n = dayWord

export const loadPage = typeset({
  remark: 'Radio cells of a simulated town',
  title: 'Radio cells, by the quarter-hour',
  lead: `For voice: add ${n('cells.lossy.circuits')} circuits to ${n('cells.lossy.word')} cells now, not ${n('cells.over.circuits')} to ${n('cells.over.word')}: the busiest quarter-hour shows which cells cannot wait. With ${n('cells.growth.share')}% growth, ${n('cells.next.word')} more follow in a year.`,
  decision: {
    title: `Of ${n('cells.count')} cells, ${n('cells.lossy.word')} cannot wait`,
    text: `Each cell is sized for at most ${n('cells.grade.share')}% of blocked calls at the mean load of its busiest hour. But load varies: ${n('cells.hour.over.word')} cells block more in that hour, and ${n('cells.over.word')} in their busiest quarter-hour. In this example, the operator adds circuits where more than ${n('cells.limit.share')}% are blocked: the worst cell blocks ${n('cells.lost.share')}% and needs ${n('cells.to.add')} more than its ${n('cells.circuits')}. A circuit carries one call at a time. This sample has no measure of data traffic.`,
    drawing:
      'Above, calls blocked in the worst quarter-hour; below, the load of the amber cell. Dashes: what it is sized for.',
    caption: `Load: of the busiest hour, in erlangs (calls at a time). Blocked: calls in the busiest quarter-hour. Add: circuits for ${n('cells.grade.share')}% there. C1 blocks the most; the map has these names.`,
    columns: ['Cell', 'Load, E', 'Circuits', 'Blocked, %', 'Add'],
  },
  more: {
    title: `Next year, ${n('cells.next.word')} more cells`,
    text: [
      `A cell is due in the year in which its circuits of today would block more than ${n('cells.limit.share')}% of calls in its busiest quarter-hour. After ${n('cells.all.years.word')} years, all are.`,
      `Growth of ${n('cells.growth.share')}% a year in every cell is an example: give us yours, cell by cell.`,
    ],
    caption: `Cells that become due, and the circuits with which they block at most ${n('cells.grade.share')}% at the load of that year.`,
    columns: ['When', 'Cells due', 'Circuits to add'],
    now: 'Now',
    year: (year: string) => `Year ${year}`,
  },
  method: {
    title: 'Method and limits',
    text: [
      `A resident at a place offers ${n('cells.rest')} erlangs, and one under way ${n('cells.moving')}; both are assumptions. Blocked calls follow Erlang’s formula, as if the load stayed the same within each quarter-hour. It suits calls; packet networks queue instead, and the same quarter-hour shows as delay.`,
      `The ${n('mixing.residents')} residents are invented, and all are counted. On your network, your own 15-minute counters give this ranking. Movement data adds why a peak arises: people who stay, or people who pass. A cell here is the area nearest to its mast, without hills or walls.`,
      `One ordinary day shows which cells are at risk, not how often. The ranking of a district rests on four weeks of counters.`,
    ],
    items: [
      {
        label: 'cell-loads.csv',
        href: `/${dataset.folder}/cell-loads.csv`,
        text: 'Every cell: load and blocked calls in its busiest hour and quarter-hour, with their times, and the year in which it is due.',
      },
      { label: 'All files', href: figureDataAddress('cells'), text: 'The tables of the data page, with their fields.' },
    ],
  },
  start: {
    title: 'How a ranking starts',
    steps: [
      { name: '1. You write', text: 'One district, and the budget or deadline that depends on the ranking.' },
      {
        name: '2. You send',
        text: 'Under NDA, four weeks of counters for each cell. Subscriber identifiers stay on your side.',
      },
      { name: '3. We compare', text: 'The load of each quarter-hour with what each cell can carry.' },
      {
        name: '4. You receive',
        text: 'The ranking and the plan, as files and a report or by RESTful API.',
      },
    ],
  },
  closing: {
    title: 'Which of your cells?',
    text: 'Give us one district and four weeks of counters. You receive a ranked list like this one.',
    actions: [
      { label: 'Test one district', href: contactForTest('telecommunications') },
      { label: 'Download the data', href: figureDataAddress('cells') },
    ],
  },
} as const)
