import { onSheet, rounded } from '#content/dataset/georeference.ts'
import type { ColumnOf } from '#content/dataset/table.ts'
import { type Table, tabulate } from '#content/dataset/table.ts'
import { timeOfDay } from '#content/dataset/tables/row-identity.ts'
import { isMoving, positionAt } from '#content/day/counts/population.ts'
import { day, pictureHour } from '#content/day/day.ts'
import type { Point } from '#content/day/ground/sheet.ts'
import { sheet } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { noisyLeg } from '#content/day/readings/sample.ts'

/** Sheet units from one sample of the ground to the next: 150 m. */
const step = 10

/** Two columns for a place, with a word before them. */
const place = <Item>(word: string, of: (item: Item, index: number) => Point): readonly ColumnOf<Item>[] => [
  { name: `${word}east_m`, type: 'number', unit: 'm', of: (one, index) => onSheet(of(one, index)).east },
  { name: `${word}north_m`, type: 'number', unit: 'm', of: (one, index) => onSheet(of(one, index)).north },
]

/** Heights of the sheet on a grid. */
export function elevations(): Table {
  const points = Array.from({ length: sheet.height / step + 1 }, (_, row) =>
    Array.from({ length: sheet.width / step + 1 }, (_, column) => ({ x: column * step, y: row * step })),
  ).flat()
  return tabulate('elevations', points, [
    ...place('', (point: Point) => point),
    { name: 'elevation_m', type: 'number', unit: 'm', of: ({ x, y }) => rounded(day().ground(x, y), 1) },
  ])
}

/** Streets of the sheet, one straight piece each. */
export function streets(): Table {
  const { nodes, edges } = day().roads
  return tabulate('streets', edges, [
    ...place('from_', ([from]: (typeof edges)[number]) => item(nodes, from)),
    ...place('to_', ([, to]: (typeof edges)[number]) => item(nodes, to)),
  ])
}

/** Everybody on the sheet at the time of the awareness figure. */
export const picture = (): Table =>
  tabulate('picture', day().entities, [
    { name: 'entity', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
    ...place('', (entity: ReturnType<typeof day>['entities'][number]) => positionAt(entity, pictureHour)),
    { name: 'moving', type: 'boolean', unit: 'none', of: (entity) => isMoving(entity, pictureHour) },
  ])

/** One drive: its truth, its fixes, and what was made of them. */
export function drive(): Table {
  const { truth, fixes, smoothed } = noisyLeg()
  return tabulate('drive', fixes, [
    { name: 'time', type: 'text', unit: 'none', of: ({ t }) => timeOfDay(rounded(t, 4)) },
    ...place('fix_', (fix: Point) => fix),
    ...place('smoothed_', (_: Point, index) => item(smoothed, index)),
    ...place('true_', (_: Point, index) => item(truth, index)),
  ])
}
