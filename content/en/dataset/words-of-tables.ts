import type { ColumnUnit } from '#content/day/format.ts'
import { typeset } from '#content/en/language/typography.ts'

/** Words of one column. */
export interface ColumnWords {
  /** What a value says. */
  readonly meaning: string
  /** How it came about. */
  readonly origin: string
}

/** Words of a table, column by column. */
export interface TableWords {
  /** What one row is. */
  readonly title: string
  readonly columns: Readonly<Record<string, ColumnWords>>
}

/** Words of a column that gives a time of day. */
export const clock = typeset(
  (of: string, from: string): ColumnWords => ({
    meaning: `${of} as a time of day, hh:mm:ss`,
    origin: `From ${from}; the day has no date`,
  }),
)

/** A unit as the page of the dataset shows it. The files have it as it is. */
export const unitLabel = (unit: ColumnUnit): string => unit
