import { rounded } from '#content/dataset/georeference.ts'
import { type Table, tabulate } from '#content/dataset/table.ts'
import { timeOfDay } from '#content/dataset/tables/row-identity.ts'
import { tensorShape } from '#content/day/counts/population.ts'
import { day } from '#content/day/day.ts'
import { item } from '#content/day/item.ts'
import { cellForecast, originHour } from '#content/day/readings/cell-forecast.ts'
import { heldBridge } from '#content/day/readings/held-bridge.ts'

const bridgeNames = ['A', 'B', 'C', 'D', 'E'] as const

/** The tensor: people by hour and cell, cells from the north-west. */
export const cellCounts = (): Table =>
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
export const crossings = (): Table =>
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
export const closureDay = (): Table =>
  tabulate('closure-day', heldBridge().slots, [
    { name: 'from', type: 'text', unit: 'none', of: (_, slot) => timeOfDay(slot * 30) },
    { name: 'crossings', type: 'integer', unit: '1', of: ({ count }) => count },
    { name: 'usual', type: 'number', unit: '1', of: ({ usual }) => rounded(usual.median, 1) },
    { name: 'spread', type: 'number', unit: '1', of: ({ usual }) => rounded(usual.spread, 3) },
    { name: 'unusual', type: 'boolean', unit: 'none', of: ({ isUnusual }) => isUnusual },
  ])

/** The forecast of one cell, with what then happened. */
export function forecast(): Table {
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
