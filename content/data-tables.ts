/*
 * All tables that /data publishes: those of the simulated day, of figures, and of facts of the site; and which figure is
 * drawn from which.
 */

import type { Column, TableDescription, Value } from '#content/day/format.ts'
import tables from '#content/day/results/tables.json' with { type: 'json' }
import { spentStages } from '#content/facts/latency-budget.ts'
import { branchesOf, researchYear } from '#content/facts/research-year.ts'
import type { DayTable } from '#content/schema/article.ts'
import type { FigureName } from '#content/schema/figure.ts'

/** A table that is computed from facts of the site, with its values in the order of its columns. */
interface FactTable {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Value[])[]
}

/** Tables of figures that show an example of the company's own work. */
export const factTables = {
  /** An example of how the promised latency of an alert is spent, stage by stage. */
  'latency-budget': {
    columns: [
      { name: 'stage', type: 'text', unit: 'none' },
      { name: 'share_ms', type: 'integer', unit: 'ms' },
      { name: 'sum_ms', type: 'integer', unit: 'ms' },
    ],
    rows: spentStages().map(({ stage, share, to }) => [stage, share, to]),
  },
  /** An example year of research: how many questions reach each step, and leave there. */
  'research-year': {
    columns: [
      { name: 'step', type: 'integer', unit: 'none' },
      { name: 'arrive', type: 'integer', unit: '1' },
      { name: 'leave', type: 'integer', unit: '1' },
      { name: 'go_on', type: 'integer', unit: '1' },
    ],
    rows: branchesOf(researchYear.questions, researchYear.leaves).map(({ arrive, leave, goOn }, index) => [
      index + 1,
      arrive,
      leave,
      goOn,
    ]),
  },
} satisfies Readonly<Record<string, FactTable>>

type ResultTableName = keyof typeof tables
export type AnyTableName = ResultTableName | keyof typeof factTables

const ofResults = tables as Readonly<Record<ResultTableName, TableDescription>>

/** Every published table, by the name of its file: `/data/<name>.csv`. */
export const describedTables: Readonly<Record<AnyTableName, TableDescription>> = {
  ...ofResults,
  'latency-budget': describe(factTables['latency-budget']),
  'research-year': describe(factTables['research-year']),
}

function describe({ columns, rows }: FactTable): TableDescription {
  return { rows: rows.length, hasPlaces: false, columns }
}

/** Tables of the versioned dataset. */
const dayTables = ['fixes', 'stays', 'trips', 'places', 'fence-events', 'signal-observations'] as const
export type TableName = (typeof dayTables)[number]
export const tableNames: readonly TableName[] = dayTables

const isOfDay = (name: AnyTableName): name is TableName => tableNames.some((one) => one === name)

/** Tables that single figures are drawn from. */
export type FigureTableName = Exclude<AnyTableName, TableName>

export const anyTableNames = Object.keys(describedTables) as AnyTableName[]
export const figureTableNames = anyTableNames.filter((name): name is FigureTableName => !isOfDay(name))

/** Figures that a page draws itself, without a file of their own. */
type DrawnFigure = 'cairn' | 'instants' | 'forecast' | 'rings' | 'latency-budget' | 'research-year'

/** A figure, or a table in an article, that is computed. */
export type ComputedFigure = FigureName | DayTable | DrawnFigure

/** The tables that contain what each figure shows, the most telling first. A figure without an entry does not compile. */
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
  warning: ['warning'],
  packing: ['fixes'],
  convoy: ['convoy-minutes', 'convoy-streets'],
  junction: ['junction-turns', 'junction-devices'],
  mixing: ['district-contacts'],
  cells: ['cell-loads'],
  fence: ['fence-events', 'fixes'],
  mesh: ['mesh-nodes', 'mesh-ranges'],
  ridges: ['elevations'],
  crowd: ['district-counts', 'district-withheld', 'district-devices', 'district-sample', 'event-counts', 'event-front'],
  week: ['week-stays'],
  catchment: ['site-catchments', 'site-zones', 'site-groups', 'site-thresholds', 'streets'],
  lots: ['site-forecast-zones', 'site-forecast-groups', 'site-forecast-checks', 'streets'],
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
