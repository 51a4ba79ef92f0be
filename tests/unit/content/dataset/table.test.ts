import { expect, it } from 'vitest'
import { checkDrift } from '#content/day/dataset/georeference.ts'
import { type ColumnOf, type Table, tabulate } from '#content/day/dataset/table.ts'
import { tableOf } from '#content/day/dataset/tables.ts'

const minutes: ColumnOf<number> = { name: 't_min', type: 'integer', unit: 'min', of: (value) => value }

it('stops at a column without a unit', () => {
  // @ts-expect-error: a unit that types refuse, as an untyped file could bring it.
  expect(() => tabulate('fixes', [1], [{ ...minutes, unit: '' }])).toThrow(
    "content/day/dataset, table 'fixes': column 't_min' has no unit.",
  )
})

it('stops at a value of another type, by its row and column', () => {
  expect(() => tabulate('stays', [1, Number.NaN], [minutes])).toThrow(
    "content/day/dataset, table 'stays': row 2, column 't_min': null is no integer.",
  )
})

/** The table of fixes with one column changed. */
function fixesWith(name: string, change: (value: number) => number): Table {
  const fixes = tableOf('fixes')
  const at = fixes.columns.findIndex((column) => column.name === name)
  return { ...fixes, rows: fixes.rows.map((row) => row.with(at, change(Number(row[at])))) }
}

it('holds the published fixes against the figures', () => {
  expect(() => checkDrift(tableOf('fixes'))).not.toThrow()
})

it.each([
  ['places rounded to the hectometre', fixesWith('east_m', (value) => Math.round(value / 100) * 100)],
  ['times that run late', fixesWith('t_min', (value) => value + 3)],
])('stops at %s, by the stay that differs', (_, fixes) => {
  expect(() => checkDrift(fixes)).toThrow(/drifted from the figures\. Stay \d+ is S\d, \d+ to \d+ min/)
})
