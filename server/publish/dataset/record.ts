import { z } from 'zod'
import { type Column, type ColumnType, clockTime } from '#content/day/dataset/table.ts'
import { type TableName, tableOf } from '#content/day/dataset/tables.ts'
import { day, daySeed } from '#content/day/day.ts'
import { spikes } from '#content/day/track/filter.ts'
import { longestGap, stayParameters } from '#content/day/track/staypoints.ts'
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
  const columns = tableOf(name).columns.map((column) => [column.name, field(column)] as const)
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

const objectsOf = (name: TableName) => {
  const { columns, rows } = tableOf(name)
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column.name, row[at]])))
}

/** The record of the day. @throws {ZodError} with the field that does not match the schema */
export function dayRecord() {
  const { fixes, rejected, restMinutes, entropy, gyration } = day()
  return recordForm().parse({
    $schema: `${site.url}/${recordSchemaFile}`,
    title: recordWords.title,
    status: 'example',
    seed: daySeed,
    dataset: { version: dataset.version, licence: dataset.licence.id, address: `${site.url}/${dataset.folder}` },
    method: {
      filter: {
        window_fixes: spikes.halfWindow * 2 + 1,
        from_median_m: spikes.metresFromMedian,
        detour: spikes.detour,
        detour_m: spikes.detourMetres,
      },
      stay: { distance_m: stayParameters.distance, duration_min: stayParameters.duration, longest_gap_min: longestGap },
    },
    summary: {
      fixes: fixes.length,
      rejected: rejected.length,
      rest_min: restMinutes,
      moving_min: 1440 - restMinutes,
      entropy_bit: Number(entropy.toFixed(4)),
      gyration_km: Number(gyration.toFixed(4)),
    },
    stays: objectsOf('stays'),
    trips: objectsOf('trips'),
    places: objectsOf('places'),
    events: objectsOf('fence-events'),
    limits: recordWords.limits,
  })
}

/** The schema as JSON Schema, draft 2020-12. */
export const recordSchema = (): object => ({
  ...z.toJSONSchema(recordForm(), { target: 'draft-2020-12' }),
  $id: `${site.url}/${recordSchemaFile}`,
  title: recordWords.schemaTitle,
})
