/** A place in degrees of WGS 84: longitude, then latitude (RFC 7946, section 3.1.1). */
export type Position = readonly [longitude: number, latitude: number]

/** The part of GeoJSON that the dataset uses (RFC 7946, section 3.1). */
export type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }

/** Units of columns. `none` is for identifiers, names, verdicts and times of day; `1` for counts and shares. */
export type ColumnUnit = 'none' | '1' | 'ms' | 'min' | 'h' | 'm' | 'km' | 'km/h' | 'deg' | 'bit' | 'dBm'

/** `time` is a time of day on a 24-hour clock, which has no 24:00:00: null stands for the end of the day. */
export type ColumnType = 'integer' | 'number' | 'text' | 'boolean' | 'time'
export type Value = number | string | boolean | null

/** A column of a table. `meaning` and origin are in `content/en/dataset/dictionary.ts`. */
export interface Column {
  readonly name: string
  readonly type: ColumnType
  readonly unit: ColumnUnit
}

/** One table of the dataset, ready to be written in any format. */
export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  /** Values in the order of the columns. */
  readonly rows: readonly (readonly Value[])[]
  /** Where each row is on the sheet. Empty for a table without places. */
  readonly geometries: readonly Geometry[]
}

/** A column with the value that it takes from an item; `index` counts from 0. */
export interface ColumnOf<Item> extends Column {
  readonly of: (item: Item, index: number) => Value
}

/** The form of a time of day. */
export const clockTime = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

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
          const place = `content/day/dataset, table '${name}': row ${index + 1}, column '${column}'`
          throw new Error(`${place}: ${JSON.stringify(value)} is not of type ${type}.`)
        }),
      ),
      geometries: geometryOf ? items.map(geometryOf) : [],
    }
  }
