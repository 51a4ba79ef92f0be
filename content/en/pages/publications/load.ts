import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { figureAddress, figureDataAddress } from '#content/schema/figure.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactForTest } from '#content/schema/topic.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'data/load',
  title: `Radio cells by the quarter-hour: a sample | ${site.name}`,
  description:
    'A sample ranking of radio cells: calls lost in the busiest hour and in the busiest quarter-hour, and which cells need more circuits first.',
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['decision', 'method'] as const

const n = dayWord

export const loadPage = typeset({
  remark: 'Radio cells of a simulated town',
  title: 'Radio cells, by the quarter-hour',
  lead: `Add ${n('cells.lossy.circuits')} circuits to ${n('cells.lossy.word')} cells, not ${n('cells.over.circuits')} to ${n('cells.over.word')}: the busiest quarter-hour shows which cells cannot wait.`,
  decision: {
    title: `Decision: ${n('cells.lossy.word')} cells first`,
    text: `Each of the ${n('cells.count')} cells loses at most ${n('cells.grade.share')}% of calls in its busiest hour, as planned. In their busiest quarter-hour, ${n('cells.over.word')} of them lose more. In this example, the operator adds circuits where more than ${n('cells.limit.share')}% are lost: the worst cell loses ${n('cells.lost.share')}% and needs ${n('cells.to.add')} more than its ${n('cells.circuits')}.`,
    drawing:
      'Above, calls lost in the worst quarter-hour; below, the load of the amber cell. Dashes: what it is sized for.',
    caption: `Calls lost in the busiest hour and quarter-hour, in percent, and circuits to add for ${n('cells.grade.share')}% in the quarter-hour. A cell is named by its mast, in km east and north.`,
    columns: ['Cell', 'Circuits', 'Hour', 'Quarter', 'Add'],
  },
  method: {
    title: 'Method and limits',
    text: [
      `A resident at a place offers ${n('cells.rest')} erlangs, and one under way ${n('cells.moving')}; both are assumptions. Lost calls follow Erlang’s formula. It suits calls; packet networks queue instead, and the same quarter-hour shows as delay.`,
      `The ${n('mixing.residents')} residents are invented, and all are counted. On your network, the load comes from your own counters, and positions only say why it arises. A cell here is the area nearest to its mast, without hills or walls.`,
      `One ordinary day shows which cells are at risk, not how often. The ranking of a district rests on four weeks of counters.`,
    ],
    items: [
      {
        label: 'cell-loads.csv',
        href: `/${dataset.folder}/cell-loads.csv`,
        text: 'Every cell with its circuits, its load and its lost calls, in its busiest hour and quarter-hour.',
      },
      { label: 'cells.svg', href: figureAddress('cells'), text: 'The drawing.' },
      { label: 'All files', href: figureDataAddress('cells'), text: 'The tables of the data page, with their fields.' },
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
