/* The sample record of one device as JSON, and its JSON Schema: downloads of /data/report. */

import { z } from 'zod'
import { describedTables, type TableName } from '#content/data-tables.ts'
import { type Column, type ColumnType, clockTime } from '#content/day/format.ts'
import record from '#content/day/results/record.json' with { type: 'json' }
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { dictionary } from '#words/dataset/dictionary.ts'
import { recordWords } from '#words/dataset/record.ts'

export const recordSchemaFile = `${dataset.folder}/record.schema.json`

const types: Record<ColumnType, () => z.ZodType> = {
  integer: () => z.int(),
  number: () => z.number(),
  text: () => z.string().min(1),
  boolean: () => z.boolean(),
  time: () => z.string().regex(clockTime).nullable(),
}

/** The schema of a table's rows, with all columns and no others. */
function rowsOf(name: TableName) {
  const field = ({ name: column, type, unit }: Column) =>
    types[type]().describe(`${dictionary[name].columns[column]?.meaning ?? column}. Unit: ${unit}.`)
  const columns = describedTables[name].columns.map((column) => [column.name, field(column)] as const)
  return z.array(z.strictObject(Object.fromEntries(columns))).describe(dictionary[name].title)
}

/** The schema of a record, the machine-readable delivery of one day. */
const recordForm = () =>
  z.strictObject({
    $schema: z.url(),
    title: z.string(),
    status: z.literal('example').describe(recordWords.status),
    seed: z.int().describe(recordWords.seed),
    dataset: z.strictObject({ version: z.string(), licence: z.string(), address: z.url() }),
    method: z.strictObject({
      filter: z.strictObject({
        window_fixes: z.int(),
        from_median_m: z.number(),
        detour: z.number(),
        detour_m: z.number(),
      }),
      stay: z.strictObject({ distance_m: z.number(), duration_min: z.number(), longest_gap_min: z.number() }),
    }),
    summary: z.strictObject({
      fixes: z.int(),
      rejected: z.int(),
      rest_min: z.int(),
      moving_min: z.int(),
      entropy_bit: z.number(),
      gyration_km: z.number(),
    }),
    stays: rowsOf('stays'),
    trips: rowsOf('trips'),
    places: rowsOf('places'),
    events: rowsOf('fence-events'),
    limits: z.array(z.string()).describe(recordWords.limitsMeaning),
  })

/** The record of the day. @throws {ZodError} with the field that does not match the schema */
export function dayRecord() {
  const { seed, ...found } = record
  return recordForm().parse({
    $schema: `${site.url}/${recordSchemaFile}`,
    title: recordWords.title,
    status: 'example',
    seed,
    dataset: { version: dataset.version, licence: dataset.licence.id, address: `${site.url}/${dataset.folder}` },
    ...found,
    limits: recordWords.limits,
  })
}

/** The schema as JSON Schema, draft 2020-12. */
export const recordSchema = (): object => ({
  ...z.toJSONSchema(recordForm(), { target: 'draft-2020-12' }),
  $id: `${site.url}/${recordSchemaFile}`,
  title: recordWords.schemaTitle,
})
