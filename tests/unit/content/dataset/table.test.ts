import { expect, it } from 'vitest'
import { type ColumnOf, table } from '#content/day/dataset/table.ts'

const minutes: ColumnOf<number> = { name: 't_min', type: 'integer', unit: 'min', of: (value) => value }

it('stops at a value of another type, by its row and column', () => {
  expect(() => table(() => [1, Number.NaN], [minutes])('stays')).toThrow(
    "content/day/dataset, table 'stays': row 2, column 't_min': null is no integer.",
  )
})
