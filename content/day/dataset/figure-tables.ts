import { branchesOf } from '#content/day/counts/forecast.ts'
import { isMoving, positionAt, tensorShape } from '#content/day/counts/population.ts'
import { exponentialLeft, haiti, lineLeft } from '#content/day/counts/recovery.ts'
import { onSheet, rounded } from '#content/day/dataset/georeference.ts'
import { type ColumnOf, type Table, tabulate } from '#content/day/dataset/table.ts'
import { placeName, type TableName, tableNames, tableOf, timeOfDay } from '#content/day/dataset/tables.ts'
import { day, pictureHour } from '#content/day/day.ts'
import { type Point, sheet } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { mesh, meshPlan } from '#content/day/radio/ranging-mesh.ts'
import { plot } from '#content/day/radio/trilateration.ts'
import { cellForecast, originHour } from '#content/day/readings/cell-forecast.ts'
import { heldBridge } from '#content/day/readings/held-bridge.ts'
import { week } from '#content/day/readings/hundred-days.ts'
import { instants } from '#content/day/readings/moments.ts'
import { noisyLeg, outOfSample, staticFixes } from '#content/day/readings/sample.ts'
import { median } from '#content/day/track/filter.ts'
import { spentStages } from '#content/facts/latency-budget.ts'
import { researchYear } from '#content/facts/research-year.ts'
import type { DayTable } from '#content/schema/article.ts'
import type { FigureName } from '#content/schema/figure.ts'

const bridgeNames = ['A', 'B', 'C', 'D', 'E'] as const

/** The tensor: people by hour and cell, cells from the north-west. */
const cellCounts = (): Table =>
  tabulate(
    'cell-counts',
    day().tensor.flatMap((counts, hour) =>
      counts.map((count, cell) => ({
        hour,
        column: (cell % tensorShape.columns) + 1,
        row: Math.floor(cell / tensorShape.columns) + 1,
        count,
      })),
    ),
    [
      { name: 'hour', type: 'integer', unit: 'none', of: ({ hour }) => hour },
      { name: 'column', type: 'integer', unit: 'none', of: ({ column }) => column },
      { name: 'row', type: 'integer', unit: 'none', of: ({ row }) => row },
      { name: 'entities', type: 'number', unit: '1', of: ({ count }) => rounded(count, 2) },
    ],
  )

/** Crossings of each bridge by quarter hour. */
const crossings = (): Table =>
  tabulate(
    'crossings',
    day().screenlines.flatMap((line, bridge) =>
      line.map((count, quarter) => ({ bridge: item(bridgeNames, bridge), from: quarter * 15, count })),
    ),
    [
      { name: 'bridge', type: 'text', unit: 'none', of: ({ bridge }) => bridge },
      { name: 'from', type: 'text', unit: 'none', of: ({ from }) => timeOfDay(from) },
      { name: 'crossings', type: 'integer', unit: '1', of: ({ count }) => count },
    ],
  )

/** The day of the closed bridges by half hour, against what is usual. */
const closureDay = (): Table =>
  tabulate('closure-day', heldBridge().slots, [
    { name: 'from', type: 'text', unit: 'none', of: (_, slot) => timeOfDay(slot * 30) },
    { name: 'crossings', type: 'integer', unit: '1', of: ({ count }) => count },
    { name: 'usual', type: 'number', unit: '1', of: ({ usual }) => rounded(usual.median, 1) },
    { name: 'spread', type: 'number', unit: '1', of: ({ usual }) => rounded(usual.spread, 3) },
    { name: 'unusual', type: 'boolean', unit: 'none', of: ({ isUnusual }) => isUnusual },
  ])

/** The forecast of one cell, with what then happened. */
function forecast(): Table {
  const { fan, truth } = cellForecast()
  return tabulate('forecast', fan, [
    { name: 'lead_h', type: 'integer', unit: 'h', of: (_, lead) => lead },
    { name: 'from', type: 'text', unit: 'none', of: (_, lead) => timeOfDay(((originHour + lead) % 24) * 60) },
    ...(['p5', 'p25', 'p50', 'p75', 'p95'] as const).map((name) => ({
      name,
      type: 'number' as const,
      unit: '1' as const,
      of: (hour: (typeof fan)[number]) => rounded(hour[name], 2),
    })),
    { name: 'truth', type: 'number', unit: '1', of: (_, lead) => rounded(item(truth, lead), 2) },
  ])
}

/** Stays of seven other days. */
const weekStays = (): Table =>
  tabulate(
    'week-stays',
    week().flatMap(({ seed, stays }) => stays.map((stay) => ({ seed, ...stay }))),
    [
      { name: 'seed', type: 'integer', unit: 'none', of: ({ seed }) => seed },
      { name: 'place', type: 'text', unit: 'none', of: ({ place }) => placeName(place) },
      { name: 'arrive', type: 'text', unit: 'none', of: ({ arrive }) => timeOfDay(arrive) },
      { name: 'leave', type: 'text', unit: 'none', of: ({ leave }) => timeOfDay(leave) },
      { name: 'dwell_min', type: 'integer', unit: 'min', of: ({ minutes }) => minutes },
    ],
  )

/** Stays found for each pair of T and D. */
const plateau = (): Table =>
  tabulate(
    'plateau',
    day().sweep.flatMap(({ duration, found }) => found.map((pair) => ({ duration, ...pair }))),
    [
      { name: 'duration_min', type: 'integer', unit: 'min', of: ({ duration }) => duration },
      { name: 'distance_m', type: 'integer', unit: 'm', of: ({ distance }) => distance },
      { name: 'stays', type: 'integer', unit: '1', of: ({ stays }) => stays },
    ],
  )

/** Scores of filter and detector on days that they were not tuned on. */
const otherDays = (): Table =>
  tabulate(
    'other-days',
    outOfSample().flatMap(({ condition, days }) => days.map((one) => ({ condition, ...one }))),
    [
      { name: 'condition', type: 'text', unit: 'none', of: ({ condition }) => condition },
      { name: 'seed', type: 'integer', unit: 'none', of: ({ seed }) => seed },
      { name: 'fixes', type: 'integer', unit: '1', of: ({ fixes }) => fixes },
      { name: 'thrown', type: 'integer', unit: '1', of: ({ thrown }) => thrown },
      { name: 'caught', type: 'integer', unit: '1', of: ({ caught }) => caught },
      { name: 'visits', type: 'integer', unit: '1', of: ({ visits }) => visits },
      { name: 'found', type: 'integer', unit: '1', of: ({ found }) => found },
      { name: 'missed', type: 'integer', unit: '1', of: ({ missed }) => missed },
      { name: 'false_stays', type: 'integer', unit: '1', of: (one) => one.false },
      { name: 'median_error_m', type: 'number', unit: 'm', of: ({ errors }) => rounded(median(errors), 1) },
    ],
  )

/** Entities of the social figure. */
const graphNodes = (): Table =>
  tabulate('graph-nodes', day().network.nodes, [
    { name: 'entity', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
    { name: 'ties', type: 'integer', unit: '1', of: ({ degree }) => degree },
    { name: 'betweenness', type: 'number', unit: '1', of: ({ betweenness }) => rounded(betweenness, 4) },
  ])

/** Ties of the social figure. */
const graphTies = (): Table =>
  tabulate('graph-ties', day().network.ties, [
    { name: 'from_entity', type: 'integer', unit: 'none', of: ({ a }) => a + 1 },
    { name: 'to_entity', type: 'integer', unit: 'none', of: ({ b }) => b + 1 },
    { name: 'days', type: 'integer', unit: '1', of: ({ days }) => days },
  ])

/** Sheet units from one sample of the ground to the next: 150 m. */
const step = 10

/** Two columns for a place, with a word before them. */
const place = <Item>(word: string, of: (item: Item, index: number) => Point): readonly ColumnOf<Item>[] => [
  { name: `${word}east_m`, type: 'number', unit: 'm', of: (one, index) => onSheet(of(one, index)).east },
  { name: `${word}north_m`, type: 'number', unit: 'm', of: (one, index) => onSheet(of(one, index)).north },
]

/** Heights of the sheet on a grid. */
function elevations(): Table {
  const points = Array.from({ length: sheet.height / step + 1 }, (_, row) =>
    Array.from({ length: sheet.width / step + 1 }, (_, column) => ({ x: column * step, y: row * step })),
  ).flat()
  return tabulate('elevations', points, [
    ...place('', (point: Point) => point),
    { name: 'elevation_m', type: 'number', unit: 'm', of: ({ x, y }) => rounded(day().ground(x, y), 1) },
  ])
}

/** Streets of the sheet, one straight piece each. */
function streets(): Table {
  const { nodes, edges } = day().roads
  return tabulate('streets', edges, [
    ...place('from_', ([from]: (typeof edges)[number]) => item(nodes, from)),
    ...place('to_', ([, to]: (typeof edges)[number]) => item(nodes, to)),
  ])
}

/** Everybody on the sheet at the time of the awareness figure. */
const picture = (): Table =>
  tabulate('picture', day().entities, [
    { name: 'entity', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
    ...place('', (entity: ReturnType<typeof day>['entities'][number]) => positionAt(entity, pictureHour)),
    { name: 'moving', type: 'boolean', unit: 'none', of: (entity) => isMoving(entity, pictureHour) },
  ])

/** One drive: its truth, its fixes, and what was made of them. */
function drive(): Table {
  const { truth, fixes, smoothed } = noisyLeg()
  return tabulate('drive', fixes, [
    { name: 'time', type: 'text', unit: 'none', of: ({ t }) => timeOfDay(rounded(t, 4)) },
    ...place('fix_', (fix: Point) => fix),
    ...place('smoothed_', (_: Point, index) => item(smoothed, index)),
    ...place('true_', (_: Point, index) => item(truth, index)),
  ])
}

/** Everybody in the frame around the fence, at each of three times. */
const instantPlaces = (): Table =>
  tabulate(
    'instants',
    instants().flatMap(({ minutes, subject, moving, still }) => [
      { minutes, role: 'subject', place: subject },
      ...moving.map((place) => ({ minutes, role: 'moving', place })),
      ...still.map((place) => ({ minutes, role: 'still', place })),
    ]),
    [
      { name: 'time', type: 'text', unit: 'none', of: ({ minutes }) => timeOfDay(minutes) },
      { name: 'role', type: 'text', unit: 'none', of: ({ role }) => role },
      { name: 'east_m', type: 'number', unit: 'm', of: ({ place }) => onSheet(place).east },
      { name: 'north_m', type: 'number', unit: 'm', of: ({ place }) => onSheet(place).north },
    ],
  )

const metres = (units: number) => rounded(units / plot.unitsPerMetre, 2)

/** Fixes of a receiver that stands still, from its true place. */
const staticFixesTable = (): Table =>
  tabulate('static-fixes', staticFixes().fixes, [
    { name: 'fix', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
    { name: 'east_m', type: 'number', unit: 'm', of: ({ east }) => rounded(east, 4) },
    { name: 'north_m', type: 'number', unit: 'm', of: ({ north }) => rounded(north, 4) },
  ])

/** Radios of the mesh: where they truly are, and where their ranges place them. */
const meshNodes = (): Table =>
  tabulate('mesh-nodes', mesh().points, [
    { name: 'node', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
    { name: 'surveyed', type: 'boolean', unit: 'none', of: (_, index) => index < meshPlan.anchors },
    { name: 'true_east_m', type: 'number', unit: 'm', of: (_, index) => metres(item(meshPlan.nodes, index).x) },
    {
      name: 'true_north_m',
      type: 'number',
      unit: 'm',
      of: (_, index) => metres(plot.height - item(meshPlan.nodes, index).y),
    },
    { name: 'found_east_m', type: 'number', unit: 'm', of: ({ x }) => metres(x) },
    { name: 'found_north_m', type: 'number', unit: 'm', of: ({ y }) => metres(plot.height - y) },
  ])

/** Ranges of the mesh. */
const meshRanges = (): Table =>
  tabulate('mesh-ranges', mesh().ranges, [
    { name: 'from_node', type: 'integer', unit: 'none', of: ({ a }) => a + 1 },
    { name: 'to_node', type: 'integer', unit: 'none', of: ({ b }) => b + 1 },
    { name: 'range_m', type: 'number', unit: 'm', of: ({ range }) => metres(range) },
  ])

const half = haiti.halved[1] * 7
const weeks = Array.from({ length: 21 }, (_, week) => week)

/** Two returns with the same half-way point, by week: the share of the capital's people present. */
const recovery = (): Table =>
  tabulate('recovery', weeks, [
    { name: 'week', type: 'integer', unit: 'none', of: (week) => week },
    { name: 'line', type: 'number', unit: '1', of: (week) => share(lineLeft(week * 7, half)) },
    { name: 'exponential', type: 'number', unit: '1', of: (week) => share(exponentialLeft(week * 7, half)) },
  ])

const share = (left: number): number => rounded(1 - haiti.displaced * left, 4)

/** An example of how the promised latency of an alert is spent, stage by stage. */
const latencyShares = (): Table =>
  tabulate('latency-budget', spentStages(), [
    { name: 'stage', type: 'text', unit: 'none', of: ({ stage }) => stage },
    { name: 'share_ms', type: 'integer', unit: 'ms', of: ({ share }) => share },
    { name: 'sum_ms', type: 'integer', unit: 'ms', of: ({ to }) => to },
  ])

/** An example year of research: how many questions reach each step, and leave there. */
const researchSteps = (): Table =>
  tabulate('research-year', branchesOf(researchYear.questions, researchYear.leaves), [
    { name: 'step', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
    { name: 'arrive', type: 'integer', unit: '1', of: ({ arrive }) => arrive },
    { name: 'leave', type: 'integer', unit: '1', of: ({ leave }) => leave },
    { name: 'go_on', type: 'integer', unit: '1', of: ({ goOn }) => goOn },
  ])

/** Tables that one figure or two are drawn from, beside those of the day itself. They are published as CSV. */
const figureTables = {
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
