import { rounded } from '#content/dataset/georeference.ts'
import { type Table, tabulate } from '#content/dataset/table.ts'
import { exponentialLeft, haiti, lineLeft } from '#content/day/counts/recovery.ts'

const half = haiti.halved[1] * 7
const weeks = Array.from({ length: 21 }, (_, week) => week)

/** Two returns with the same half-way point, by week: the share of the capital's people present. */
export const recovery = (): Table =>
  tabulate('recovery', weeks, [
    { name: 'week', type: 'integer', unit: 'none', of: (week) => week },
    { name: 'line', type: 'number', unit: '1', of: (week) => share(lineLeft(week * 7, half)) },
    { name: 'exponential', type: 'number', unit: '1', of: (week) => share(exponentialLeft(week * 7, half)) },
  ])

const share = (left: number): number => rounded(1 - haiti.displaced * left, 4)
