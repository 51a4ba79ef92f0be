/*
 * How a table of the simulated day is declared: its columns, each with the value that it takes from an item. All files of
 * this folder declare theirs by it. A change takes effect with `npm run results -w content/day`.
 */

import { type Column, type ColumnType, clockTime, type Geometry, type Table, type Value } from '../../format.ts'

/** A column with the value that it takes from an item; `index` counts from 0. */
export interface ColumnOf<Item> extends Column {
  readonly of: (item: Item, index: number) => Value
}

const fits: Record<ColumnType, (value: Value) => boolean> = {
  integer: (value) => Number.isInteger(value),
  number: (value) => Number.isFinite(value),
  text: (value) => typeof value === 'string' && value !== '',
  boolean: (value) => typeof value === 'boolean',
  time: (value) => value === null || (typeof value === 'string' && clockTime.test(value)),
}

/**
 * A table of items, one row each, computed on first use.
 * @throws {Error} naming table, row and column, when a value is not of its column's type
 */
export const table =
  <Item>(
    itemsOf: () => readonly Item[],
    columns: readonly ColumnOf<Item>[],
    geometryOf?: (item: Item) => Geometry,
  ): ((name: string) => Table) =>
  (name) => {
    const items = itemsOf()
    return {
      name,
      columns: columns.map(({ name: column, type, unit }) => ({ name: column, type, unit })),
      rows: items.map((item, index) =>
        columns.map(({ name: column, type, of }) => {
          const value = of(item, index)
          if (fits[type](value)) return value
          const place = `content/day/src/dataset, table '${name}': row ${index + 1}, column '${column}'`
          throw new Error(`${place}: ${JSON.stringify(value)} is not of type ${type}.`)
        }),
      ),
      geometries: geometryOf ? items.map(geometryOf) : [],
    }
  }
