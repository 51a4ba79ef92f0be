import type { Table } from './table.ts'
import { fenceEvents } from './tables/fence-events.ts'
import { fixes } from './tables/fixes.ts'
import { places } from './tables/places.ts'
import { signalObservations } from './tables/signal-observations.ts'
import { stays } from './tables/stays.ts'
import { trips } from './tables/trips.ts'

/** Names of the tables, which are those of their files: `/data/<name>.csv`. */
export const tableNames = ['fixes', 'stays', 'trips', 'places', 'fence-events', 'signal-observations'] as const
export type TableName = (typeof tableNames)[number]

const tables: Record<TableName, () => Table> = {
  fixes,
  stays,
  trips,
  places,
  'fence-events': fenceEvents,
  'signal-observations': signalObservations,
}

/** One table of the dataset. */
export const tableOf = (name: TableName): Table => tables[name]()
