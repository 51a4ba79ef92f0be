import type { DayTable } from '#content/schema/article.ts'
import type { FigureName } from '#content/schema/figure.ts'
import { cellCounts, closureDay, crossings, forecast } from './figures/counts.ts'
import { otherDays, plateau, weekStays } from './figures/days.ts'
import { graphNodes, graphTies } from './figures/graph.ts'
import { drive, elevations, picture, streets } from './figures/ground.ts'
import { instantPlaces } from './figures/instants.ts'
import { meshNodes, meshRanges, staticFixesTable } from './figures/radio.ts'
import { recovery } from './figures/recovery.ts'
import { latencyShares, researchSteps } from './figures/schedules.ts'
import type { Table } from './table.ts'
import { type TableName, tableNames, tableOf } from './tables.ts'

/** Tables that one figure or two are drawn from, beside those of the day itself. They are published as CSV. */
export const figureTables = {
  elevations,
  streets,
  picture,
  drive,
  'cell-counts': cellCounts,
  crossings,
  'closure-day': closureDay,
  recovery,
  forecast,
  'graph-nodes': graphNodes,
  'graph-ties': graphTies,
  'mesh-nodes': meshNodes,
  'mesh-ranges': meshRanges,
  'static-fixes': staticFixesTable,
  'week-stays': weekStays,
  plateau,
  'other-days': otherDays,
  instants: instantPlaces,
  'latency-budget': latencyShares,
  'research-year': researchSteps,
} as const satisfies Record<string, () => Table>

export type FigureTableName = keyof typeof figureTables
export type AnyTableName = TableName | FigureTableName

export const figureTableNames = Object.keys(figureTables) as FigureTableName[]

const isOfDay = (name: AnyTableName): name is TableName => tableNames.some((one) => one === name)

/** A table of the dataset or of a figure. */
export const anyTable = (name: AnyTableName): Table => (isOfDay(name) ? tableOf(name) : figureTables[name]())

/** Figures that a page draws itself, without a file of their own. */
type DrawnFigure = 'cairn' | 'instants' | 'forecast' | 'rings' | 'latency-budget' | 'research-year'

/** A figure, or a table in an article, that is computed. */
export type ComputedFigure = FigureName | DayTable | DrawnFigure

/** The tables that hold what each figure shows, the most telling first. A figure without an entry does not compile. */
export const tablesOfFigure: Readonly<Record<ComputedFigure, readonly [AnyTableName, ...AnyTableName[]]>> = {
  movement: ['stays', 'trips', 'fixes', 'elevations'],
  social: ['graph-nodes', 'graph-ties'],
  tensor: ['cell-counts'],
  vault: ['elevations', 'streets', 'trips'],
  signals: ['signal-observations'],
  awareness: ['picture', 'fence-events', 'fixes'],
  stringline: ['fixes', 'stays'],
  pipeline: ['fixes', 'stays', 'trips'],
  edge: ['elevations', 'streets'],
  cross: ['elevations'],
  transit: ['streets', 'crossings'],
  screenline: ['crossings'],
  kalman: ['drive'],
  band: ['closure-day'],
  recovery: ['recovery'],
  fence: ['fence-events', 'fixes'],
  mesh: ['mesh-nodes', 'mesh-ranges'],
  ridges: ['elevations'],
  week: ['week-stays'],
  stays: ['stays'],
  entropy: ['places'],
  plateau: ['plateau', 'fixes'],
  'out-of-sample': ['other-days'],
  forecast: ['forecast'],
  rings: ['static-fixes'],
  cairn: ['stays'],
  instants: ['instants', 'fixes', 'streets'],
  'latency-budget': ['latency-budget'],
  'research-year': ['research-year'],
}
