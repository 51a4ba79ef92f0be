import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'

const columns = ['day', 'from', 'hour', 'quarter', 'factor'] as const
const cells = (bridge: string, key: 'a' | 'b' | 'c' | 'all') => [
  bridge,
  ...columns.map((column) => dayWord(`bridge.${key}.${column}`)),
]

/** For transit planners: the crossings of three bridges, by the quarter-hour. */
export const crossings = typeset({
  title: 'Three bridges, by the quarter-hour',
  text: `Bridge B carries ${dayWord('bridge.b.day')} crossings a day, about ${dayWord('bridge.b.perHour.word')} an hour. In the quarter-hour from ${dayWord('bridge.b.quarter.from')} it carries ${dayWord('bridge.b.quarter.word')}, a rate of ${dayWord('bridge.b.rate')} an hour. A daily count does not show this peak.`,
  note: 'The last column is the peak-hour factor defined above. Do not retime a signal for one day of it: with so few crossings, chance alone makes such a peak on most days. We take the factor over many days.',
  caption: `The morning peak at each bridge. Synthetic data, seed ${dayWord('day.seed')}.`,
  scrolls: 'Crossings per quarter-hour; scrolls sideways on a small screen',
  columns: ['Bridge', 'Day', 'Peak from', 'Hour', 'Peak 15 min', 'Factor'],
  // A daily count would not show the peak of bridge B.
  rows: [{ cells: cells('A', 'a') }, { cells: cells('B', 'b'), hot: true }, { cells: cells('C', 'c') }],
  sum: { cells: cells('All', 'all') },
} as const)
