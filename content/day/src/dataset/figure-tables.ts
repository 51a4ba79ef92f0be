import { type Cell, cellLoads } from '#day/counts/cell-load.ts'
import { mixing } from '#day/counts/mixing.ts'
import { type Entity, isMoving, positionAt, tensorShape } from '#day/counts/population.ts'
import { exponentialLeft, haiti, lineLeft } from '#day/counts/recovery.ts'
import { sides } from '#day/counts/residents.ts'
import { junctionTurns } from '#day/counts/turns.ts'
import { hoursSaved, reports } from '#day/counts/warning.ts'
import { onSheet, rounded } from '#day/dataset/georeference.ts'
import { type ColumnOf, table } from '#day/dataset/table.ts'
import { metres, onPlot, placeName, timeOfDay } from '#day/dataset/tables.ts'
import { day, pictureHour } from '#day/day.ts'
import { bridgeClosure } from '#day/experiments/bridge-closure.ts'
import { cellForecast, originHour } from '#day/experiments/cell-forecast.ts'
import { type ConvoyStreet, convoyRoutes } from '#day/experiments/convoy-routes.ts'
import { cellNames, districtCounts, published } from '#day/experiments/district-counts.ts'
import { instants } from '#day/experiments/moments.ts'
import { noisyDrive } from '#day/experiments/noisy-drive.ts'
import { outOfSample } from '#day/experiments/other-days.ts'
import { type BySite, siteNames } from '#day/experiments/shop-presences.ts'
import { staticFixes } from '#day/experiments/standing-receiver.ts'
import type { Zone } from '#day/experiments/trade-area.ts'
import { type Group, twoSites } from '#day/experiments/two-sites.ts'
import { week } from '#day/experiments/week.ts'
import { type Point, sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { mesh, meshPlan } from '#day/radio/ranging-mesh.ts'
import { median } from '#day/sums.ts'
import type { Table } from '../../format.ts'

const bridgeNames = ['A', 'B', 'C', 'D', 'E'] as const

/** Two columns for a place, with a word before them. */
const place = <Item>(word: string, of: (item: Item, index: number) => Point): readonly ColumnOf<Item>[] => [
  { name: `${word}east_m`, type: 'number', unit: 'm', of: (one, index) => onSheet(of(one, index)).east },
  { name: `${word}north_m`, type: 'number', unit: 'm', of: (one, index) => onSheet(of(one, index)).north },
]

/** Sheet units from one sample of the ground to the next: 150 m. */
const step = 10

const half = haiti.halved[1] * 7
const share = (left: number): number => rounded(1 - haiti.displaced * left, 4)

type Threshold = ReturnType<typeof twoSites>['thresholds'][number]
type Catchment = ReturnType<typeof twoSites>['catchments'][number]

/** Zones are numbered from 1, row by row from the north-west. The cells of a district, which have letters, are others. */
export const zoneName = (zone: number): string => String(zone + 1)

/** One column for each of two sites. */
const ofSites = <Item>(
  name: string,
  { type, unit, of }: Omit<ColumnOf<Item>, 'name' | 'of'> & { of: (item: Item) => BySite<number> },
): readonly ColumnOf<Item>[] =>
  siteNames.map((site) => ({ name: `${name}_${site}`, type, unit, of: (one) => of(one)[site] }))

const node = (index: number): Point => item(day().roads.nodes, index)

/** Tables that one figure or two are drawn from, beside those of the day itself. They are published as CSV. */
const figureTables = {
  /** Heights of the sheet on a grid. */
  elevations: table(
    () =>
      Array.from({ length: sheet.height / step + 1 }, (_, row) =>
        Array.from({ length: sheet.width / step + 1 }, (_, column) => ({ x: column * step, y: row * step })),
      ).flat(),
    [
      ...place('', (point: Point) => point),
      { name: 'elevation_m', type: 'number', unit: 'm', of: ({ x, y }) => rounded(day().ground(x, y), 1) },
    ],
  ),
  /** Streets of the sheet, one straight piece each. */
  streets: table(
    () => day().roads.edges,
    [
      ...place('from_', ([from]: readonly [number, number]) => node(from)),
      ...place('to_', ([, to]: readonly [number, number]) => node(to)),
    ],
  ),
  /** All entities on the sheet at the time of the awareness figure. */
  picture: table(
    () => day().entities,
    [
      { name: 'entity', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
      ...place('', (entity: Entity) => positionAt(entity, pictureHour)),
      { name: 'moving', type: 'boolean', unit: 'none', of: (entity) => isMoving(entity, pictureHour) },
    ],
  ),
  /** One drive: its truth, its fixes, and what was made of them. */
  drive: table(
    () => noisyDrive().fixes,
    [
      { name: 'time', type: 'time', unit: 'none', of: ({ t }) => timeOfDay(rounded(t, 4)) },
      ...place('fix_', (fix: Point) => fix),
      ...place('smoothed_', (_: Point, index) => item(noisyDrive().smoothed, index)),
      ...place('true_', (_: Point, index) => item(noisyDrive().truth, index)),
    ],
  ),
  /** The tensor: people by hour and cell, cells from the north-west. */
  'cell-counts': table(
    () => day().tensor.flatMap((counts, hour) => counts.map((count, cell) => ({ hour, cell, count }))),
    [
      { name: 'hour', type: 'integer', unit: 'none', of: ({ hour }) => hour },
      { name: 'column', type: 'integer', unit: 'none', of: ({ cell }) => (cell % tensorShape.columns) + 1 },
      { name: 'row', type: 'integer', unit: 'none', of: ({ cell }) => Math.floor(cell / tensorShape.columns) + 1 },
      { name: 'entities', type: 'number', unit: '1', of: ({ count }) => rounded(count, 2) },
    ],
  ),
  /** Counts of the district as a client receives them: people by cell and hour, and in the whole district. */
  'district-counts': table(() => {
    const { shown, totals } = districtCounts()
    const ofCells = shown.map(({ hour, cell, estimate }) => ({
      hour,
      cell: item(cellNames, cell),
      ...published(estimate),
    }))
    const ofDistrict = totals.map((total, hour) => ({ hour, cell: 'all', ...published(total) }))
    return [...ofCells, ...ofDistrict].toSorted((a, b) => a.hour - b.hour)
  }, [
    { name: 'time', type: 'time', unit: 'none', of: ({ hour }) => timeOfDay(hour * 60) },
    { name: 'cell', type: 'text', unit: 'none', of: ({ cell }) => cell },
    { name: 'people', type: 'integer', unit: '1', of: ({ people }) => people },
    { name: 'least', type: 'integer', unit: '1', of: ({ least }) => least },
    { name: 'most', type: 'integer', unit: '1', of: ({ most }) => most },
  ]),
  /** Cells and hours of the district whose count a client does not receive. */
  'district-withheld': table(
    () => districtCounts().counts.filter(({ withheld }) => withheld !== undefined),
    [
      { name: 'time', type: 'time', unit: 'none', of: ({ hour }) => timeOfDay(hour * 60) },
      { name: 'cell', type: 'text', unit: 'none', of: ({ cell }) => item(cellNames, cell) },
      { name: 'reason', type: 'text', unit: 'none', of: ({ withheld }) => withheld ?? '' },
    ],
  ),
  /** What the counts are computed from, and the truth. No client receives this; here nobody is real. */
  'district-devices': table(
    () => districtCounts().counts,
    [
      { name: 'time', type: 'time', unit: 'none', of: ({ hour }) => timeOfDay(hour * 60) },
      { name: 'cell', type: 'text', unit: 'none', of: ({ cell }) => item(cellNames, cell) },
      { name: 'devices_north', type: 'integer', unit: '1', of: ({ devices }) => devices.north },
      { name: 'devices_south', type: 'integer', unit: '1', of: ({ devices }) => devices.south },
      { name: 'true_people', type: 'integer', unit: '1', of: ({ truth }) => truth },
    ],
  ),
  /** Residents and devices of each side of the river, from which the weights follow. */
  'district-sample': table(
    () => sides,
    [
      { name: 'side', type: 'text', unit: 'none', of: (side) => side },
      { name: 'residents', type: 'integer', unit: '1', of: (side) => districtCounts().sample.residents[side] },
      { name: 'devices', type: 'integer', unit: '1', of: (side) => districtCounts().sample.devices[side] },
    ],
  ),
  /** Crossings of each bridge by quarter hour. */
  crossings: table(
    () => day().screenlines.flatMap((line, bridge) => line.map((count, quarter) => ({ bridge, quarter, count }))),
    [
      { name: 'bridge', type: 'text', unit: 'none', of: ({ bridge }) => item(bridgeNames, bridge) },
      { name: 'from', type: 'time', unit: 'none', of: ({ quarter }) => timeOfDay(quarter * 15) },
      { name: 'crossings', type: 'integer', unit: '1', of: ({ count }) => count },
    ],
  ),
  /** The day of the closed bridges by half hour, against what is usual. */
  'closure-day': table(
    () => bridgeClosure().slots,
    [
      { name: 'from', type: 'time', unit: 'none', of: (_, slot) => timeOfDay(slot * 30) },
      { name: 'crossings', type: 'integer', unit: '1', of: ({ count }) => count },
      { name: 'usual', type: 'number', unit: '1', of: ({ usual }) => rounded(usual.median, 1) },
      { name: 'spread', type: 'number', unit: '1', of: ({ usual }) => rounded(usual.spread, 3) },
      { name: 'unusual', type: 'boolean', unit: 'none', of: ({ isUnusual }) => isUnusual },
    ],
  ),
  /** Two returns with the same half-way point, by week: the share of the capital's people present. */
  recovery: table(
    () => Array.from({ length: 21 }, (_, week) => week),
    [
      { name: 'week', type: 'integer', unit: 'none', of: (week) => week },
      { name: 'line', type: 'number', unit: '1', of: (week) => share(lineLeft(week * 7, half)) },
      { name: 'exponential', type: 'number', unit: '1', of: (week) => share(exponentialLeft(week * 7, half)) },
    ],
  ),
  /** Streets that a convoy uses, with the mornings on which it does. */
  'convoy-streets': table(
    () => convoyRoutes().streets,
    [
      ...place('from_', ({ ends: [from] }: ConvoyStreet) => from),
      ...place('to_', ({ ends: [, to] }: ConvoyStreet) => to),
      { name: 'mornings', type: 'integer', unit: '1', of: ({ mornings }) => mornings },
    ],
  ),
  /** How predictable the convoy is, by the minute. */
  'convoy-minutes': table(
    () => convoyRoutes().minutes,
    [
      { name: 'minute', type: 'integer', unit: 'min', of: ({ minute }) => minute },
      { name: 'streets', type: 'integer', unit: '1', of: ({ streets }) => streets },
      { name: 'usual_share', type: 'number', unit: '1', of: ({ share }) => rounded(share, 4) },
      { name: 'bridge', type: 'boolean', unit: 'none', of: ({ isBridge }) => isBridge },
    ],
  ),
  /** Flows of one junction in its busiest hour. */
  'junction-turns': table(
    () => junctionTurns().turns,
    [
      { name: 'from', type: 'text', unit: 'none', of: ({ from }) => from },
      { name: 'to', type: 'text', unit: 'none', of: ({ to }) => to },
      { name: 'walk', type: 'integer', unit: '1', of: ({ people }) => people.walk },
      { name: 'bus', type: 'integer', unit: '1', of: ({ people }) => people.bus },
      { name: 'car', type: 'integer', unit: '1', of: ({ people }) => people.car },
    ],
  ),
  /** Trips between districts, and who is near whom. */
  'district-contacts': table(
    () => mixing().flows.flatMap((row, from) => row.map((trips, to) => ({ from, to, trips }))),
    [
      { name: 'home', type: 'integer', unit: 'none', of: ({ from }) => from + 1 },
      { name: 'other', type: 'integer', unit: 'none', of: ({ to }) => to + 1 },
      { name: 'trips', type: 'integer', unit: '1', of: ({ trips }) => trips },
      {
        name: 'near_share',
        type: 'number',
        unit: '1',
        of: ({ from, to }) => rounded(item(item(mixing().shares, from), to), 4),
      },
    ],
  ),
  /** Radio cells, each in its busiest hour and its busiest quarter. */
  'cell-loads': table(
    () => cellLoads().cells,
    [
      ...place('', ({ mast }: Cell) => mast),
      { name: 'circuits', type: 'integer', unit: '1', of: ({ circuits }) => circuits },
      { name: 'hour_from', type: 'time', unit: 'none', of: ({ hour }) => timeOfDay(hour.start) },
      { name: 'hour_load', type: 'number', unit: '1', of: ({ hour }) => rounded(hour.load, 2) },
      { name: 'hour_lost', type: 'number', unit: '1', of: ({ hour }) => rounded(hour.blocked, 4) },
      { name: 'quarter_from', type: 'time', unit: 'none', of: ({ quarter }) => timeOfDay(quarter.start) },
      { name: 'quarter_load', type: 'number', unit: '1', of: ({ quarter }) => rounded(quarter.load, 2) },
      { name: 'quarter_lost', type: 'number', unit: '1', of: ({ quarter }) => rounded(quarter.blocked, 4) },
    ],
  ),
  /** Hours that perfect knowledge and two reports save one convoy, by the chance that its road is blocked. */
  warning: table(
    () => Array.from({ length: 21 }, (_, step) => step / 20),
    [
      { name: 'chance', type: 'number', unit: '1', of: (chance) => chance },
      { name: 'perfect_h', type: 'number', unit: 'h', of: (chance) => rounded(hoursSaved(chance, 0), 4) },
      { name: 'good_h', type: 'number', unit: 'h', of: (chance) => rounded(hoursSaved(chance, 1 / reports.good), 4) },
      { name: 'poor_h', type: 'number', unit: 'h', of: (chance) => rounded(hoursSaved(chance, 1 / reports.poor), 4) },
    ],
  ),
  /** The forecast of one cell, with what then happened. */
  forecast: table(
    () => cellForecast().fan,
    [
      { name: 'lead_h', type: 'integer', unit: 'h', of: (_, lead) => lead },
      { name: 'from', type: 'time', unit: 'none', of: (_, lead) => timeOfDay(((originHour + lead) % 24) * 60) },
      { name: 'p5', type: 'number', unit: '1', of: ({ p5 }) => rounded(p5, 2) },
      { name: 'p25', type: 'number', unit: '1', of: ({ p25 }) => rounded(p25, 2) },
      { name: 'p50', type: 'number', unit: '1', of: ({ p50 }) => rounded(p50, 2) },
      { name: 'p75', type: 'number', unit: '1', of: ({ p75 }) => rounded(p75, 2) },
      { name: 'p95', type: 'number', unit: '1', of: ({ p95 }) => rounded(p95, 2) },
      { name: 'truth', type: 'number', unit: '1', of: (_, lead) => rounded(item(cellForecast().truth, lead), 2) },
    ],
  ),
  /** Entities of the social figure. */
  'graph-nodes': table(
    () => day().network.nodes,
    [
      { name: 'entity', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
      { name: 'ties', type: 'integer', unit: '1', of: ({ degree }) => degree },
      { name: 'betweenness', type: 'number', unit: '1', of: ({ betweenness }) => rounded(betweenness, 4) },
    ],
  ),
  /** Ties of the social figure. */
  'graph-ties': table(
    () => day().network.ties,
    [
      { name: 'from_entity', type: 'integer', unit: 'none', of: ({ a }) => a + 1 },
      { name: 'to_entity', type: 'integer', unit: 'none', of: ({ b }) => b + 1 },
      { name: 'days', type: 'integer', unit: '1', of: ({ days }) => days },
    ],
  ),
  /** Radios of the mesh: where they truly are, and where their ranges place them. */
  'mesh-nodes': table(
    () => mesh().points.map((point, index) => ({ truth: onPlot(item(meshPlan.nodes, index)), found: onPlot(point) })),
    [
      { name: 'node', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
      { name: 'surveyed', type: 'boolean', unit: 'none', of: (_, index) => index < meshPlan.anchors },
      { name: 'true_east_m', type: 'number', unit: 'm', of: ({ truth }) => truth.east },
      { name: 'true_north_m', type: 'number', unit: 'm', of: ({ truth }) => truth.north },
      { name: 'found_east_m', type: 'number', unit: 'm', of: ({ found }) => found.east },
      { name: 'found_north_m', type: 'number', unit: 'm', of: ({ found }) => found.north },
    ],
  ),
  /** Ranges of the mesh. */
  'mesh-ranges': table(
    () => mesh().ranges,
    [
      { name: 'from_node', type: 'integer', unit: 'none', of: ({ a }) => a + 1 },
      { name: 'to_node', type: 'integer', unit: 'none', of: ({ b }) => b + 1 },
      { name: 'range_m', type: 'number', unit: 'm', of: ({ range }) => metres(range) },
    ],
  ),
  /** Fixes of a receiver that stands still, from its true place. */
  'static-fixes': table(
    () => staticFixes().fixes,
    [
      { name: 'fix', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
      { name: 'east_m', type: 'number', unit: 'm', of: ({ east }) => rounded(east, 4) },
      { name: 'north_m', type: 'number', unit: 'm', of: ({ north }) => rounded(north, 4) },
    ],
  ),
  /** Stays of seven other days. */
  'week-stays': table(
    () => week().flatMap(({ seed, stays }) => stays.map((stay) => ({ seed, ...stay }))),
    [
      { name: 'seed', type: 'integer', unit: 'none', of: ({ seed }) => seed },
      { name: 'place', type: 'text', unit: 'none', of: (stay) => placeName(stay.place) },
      { name: 'arrive', type: 'time', unit: 'none', of: ({ arrive }) => timeOfDay(arrive) },
      { name: 'leave', type: 'time', unit: 'none', of: ({ leave }) => timeOfDay(leave) },
      { name: 'dwell_min', type: 'integer', unit: 'min', of: ({ minutes }) => minutes },
    ],
  ),
  /** Stays found for each pair of T and D. */
  plateau: table(
    () => day().sweep.flatMap(({ duration, found }) => found.map((pair) => ({ duration, ...pair }))),
    [
      { name: 'duration_min', type: 'integer', unit: 'min', of: ({ duration }) => duration },
      { name: 'distance_m', type: 'integer', unit: 'm', of: ({ distance }) => distance },
      { name: 'stays', type: 'integer', unit: '1', of: ({ stays }) => stays },
    ],
  ),
  /** Scores of filter and detector on days that they were not tuned on. */
  'other-days': table(
    () => outOfSample().flatMap(({ condition, days }) => days.map((one) => ({ condition, ...one }))),
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
  ),
  /** What each random group of devices says of the visits and passings of a day at two sites, after some days. */
  'site-groups': table(
    () => twoSites().groups,
    [
      { name: 'days', type: 'integer', unit: '1', of: ({ days }) => days },
      { name: 'group', type: 'integer', unit: 'none', of: ({ group }) => group },
      { name: 'devices', type: 'integer', unit: '1', of: ({ devices }) => devices },
      ...ofSites<Group>('visits', { type: 'number', unit: '1', of: ({ visits }) => visits }),
      ...ofSites<Group>('passers', { type: 'number', unit: '1', of: ({ passers }) => passers }),
    ],
  ),
  /** Zones from which visitors came to two sites. The last row has all zones with too few devices. */
  'site-zones': table(
    () => twoSites().zones,
    [
      { name: 'zone', type: 'text', unit: 'none', of: ({ zone }) => (zone === undefined ? 'other' : zoneName(zone)) },
      { name: 'trips', type: 'number', unit: '1', of: ({ trips }) => trips },
      ...ofSites<Zone>('visits', { type: 'number', unit: '1', of: ({ visits }) => visits }),
      ...ofSites<Zone>('seen', { type: 'integer', unit: '1', of: ({ seen }) => seen }),
      ...ofSites<Zone>('drive_min', { type: 'number', unit: 'min', of: ({ minutes }) => minutes }),
    ],
  ),
  /** Visits to two sites by the least minutes of a visit, with the mistakes against the truth. */
  'site-thresholds': table(
    () => twoSites().thresholds,
    [
      { name: 'least_min', type: 'integer', unit: 'min', of: ({ minutes }) => minutes },
      ...ofSites<Threshold>('visits', { type: 'number', unit: '1', of: ({ visits }) => visits }),
      ...ofSites<Threshold>('missed', { type: 'integer', unit: '1', of: ({ missed }) => missed }),
      ...ofSites<Threshold>('false', { type: 'integer', unit: '1', of: (one) => one.false }),
    ],
  ),
  /** Residents within some minutes of two sites by car. */
  'site-catchments': table(
    () => twoSites().catchments,
    [
      { name: 'drive_min', type: 'integer', unit: 'min', of: ({ limit }) => limit },
      ...ofSites<Catchment>('residents', { type: 'integer', unit: '1', of: ({ residents }) => residents }),
      { name: 'residents_both', type: 'integer', unit: '1', of: ({ both }) => both },
    ],
  ),
  /** All entities in the frame around the fence, at each of three times. */
  instants: table(
    () =>
      instants().flatMap(({ minutes, subject, moving, still }) => [
        { minutes, role: 'subject', at: subject },
        ...moving.map((at) => ({ minutes, role: 'moving', at })),
        ...still.map((at) => ({ minutes, role: 'still', at })),
      ]),
    [
      { name: 'time', type: 'time', unit: 'none', of: ({ minutes }) => timeOfDay(minutes) },
      { name: 'role', type: 'text', unit: 'none', of: ({ role }) => role },
      ...place('', ({ at }: { at: Point }) => at),
    ],
  ),
}

export type FigureTableName = keyof typeof figureTables

export const figureTableNames = Object.keys(figureTables) as FigureTableName[]

/** A table of a figure. */
export const figureTableOf = (name: FigureTableName): Table => figureTables[name](name)
