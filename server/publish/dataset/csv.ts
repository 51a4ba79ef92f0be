import { stringify } from 'csv-stringify/sync'
import type { Value } from '#content/day/dataset/table.ts'

/** Rows as CSV with a head (RFC 4180), lines ended by LF. */
export const csv = (columns: readonly string[], rows: readonly (readonly Value[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { header: true, columns: [...columns], cast: { boolean: String } },
  )
