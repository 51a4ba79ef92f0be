/*
 * Tables of the simulated day that /data publishes as CSV, behind the figures of counts: people by cell, district and
 * bridge. A change takes effect with `npm run results -w content/day`.
 */

import { tensorShape } from '#day/counts/population.ts'
import { sides } from '#day/counts/residents.ts'
import { timeOfDay } from '#day/dataset/day-tables.ts'
import { table } from '#day/dataset/table.ts'
import { day } from '#day/day.ts'
import { bridgeClosure } from '#day/experiments/bridge-closure.ts'
import { cellNames, districtCounts, published } from '#day/experiments/district-counts.ts'
import { eventCrowd } from '#day/experiments/event-crowd.ts'
import { front } from '#day/experiments/event-panels.ts'
import { item } from '#day/item.ts'
import { rounded } from '#day/rounded.ts'

const bridgeNames = ['A', 'B', 'C', 'D', 'E'] as const

/** Tables of people counted by cell, district and bridge. */
export const countTables = {
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
  /** The concert every five minutes: devices of a panel that is not like the crowd, counts by each method, and the truth. */
  'event-counts': table(
    () =>
      eventCrowd().counts.map(({ estimates, ...count }) => ({
        ...count,
        alike: published(estimates.alike).people,
        age: published(estimates.age).people,
        halfHour: published(estimates.halfHour).people,
        ...published(estimates.gates),
      })),
    [
      { name: 'time', type: 'time', unit: 'none', of: ({ time }) => timeOfDay(time) },
      { name: 'devices_young', type: 'integer', unit: '1', of: ({ devices }) => devices.young },
      { name: 'devices_old', type: 'integer', unit: '1', of: ({ devices }) => devices.old },
      { name: 'devices_visitors', type: 'integer', unit: '1', of: ({ devices }) => devices.visitor },
      { name: 'entered', type: 'integer', unit: '1', of: ({ entered }) => entered },
      { name: 'people_alike', type: 'integer', unit: '1', of: ({ alike }) => alike },
      { name: 'people_age', type: 'integer', unit: '1', of: ({ age }) => age },
      { name: 'people_half_hour', type: 'integer', unit: '1', of: ({ halfHour }) => halfHour },
      { name: 'people', type: 'integer', unit: '1', of: ({ people }) => people },
      { name: 'least', type: 'integer', unit: '1', of: ({ least }) => least },
      { name: 'most', type: 'integer', unit: '1', of: ({ most }) => most },
      { name: 'true_people', type: 'integer', unit: '1', of: ({ truth }) => truth },
    ],
  ),
  /** The zone in front of the stage every five minutes, once enough devices are heard there. */
  'event-front': table(
    () =>
      eventCrowd().counts.flatMap(({ time, front: { truth, estimate } }) =>
        estimate ? [{ time, truth, ...published(estimate), density: estimate.people / front.area }] : [],
      ),
    [
      { name: 'time', type: 'time', unit: 'none', of: ({ time }) => timeOfDay(time) },
      { name: 'people', type: 'integer', unit: '1', of: ({ people }) => people },
      { name: 'least', type: 'integer', unit: '1', of: ({ least }) => least },
      { name: 'most', type: 'integer', unit: '1', of: ({ most }) => most },
      { name: 'density', type: 'number', unit: '1/m²', of: ({ density }) => rounded(density, 1) },
      { name: 'true_people', type: 'integer', unit: '1', of: ({ truth }) => truth },
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
}
