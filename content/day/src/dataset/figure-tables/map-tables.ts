/*
 * Tables of the simulated day that /data publishes as CSV, behind the figures of the map: its ground and its streets, where
 * everyone is at 15:24, one noisy drive ("kalman"), and the minutes around the shortest stay. A change takes effect with
 * `npm run results -w content/day`.
 */

import { type Entity, isMoving, positionAt } from '#day/counts/population.ts'
import { timeOfDay } from '#day/dataset/day-tables.ts'
import { metresColumns } from '#day/dataset/georeference.ts'
import { table } from '#day/dataset/table.ts'
import { day, pictureHour } from '#day/day.ts'
import { instants } from '#day/experiments/moments.ts'
import { noisyDrive } from '#day/experiments/noisy-drive.ts'
import { type Point, sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { rounded } from '#day/rounded.ts'

/** Sheet units from one sample of the ground to the next: 150 m. */
const step = 10

const node = (index: number): Point => item(day().roads.nodes, index)

/** Tables of the map and of the entities on it: ground, streets, positions and one drive. */
export const mapTables = {
  /** Heights of the sheet on a grid. */
  elevations: table(
    () =>
      Array.from({ length: sheet.height / step + 1 }, (_, row) =>
        Array.from({ length: sheet.width / step + 1 }, (_, column) => ({ x: column * step, y: row * step })),
      ).flat(),
    [
      ...metresColumns('', (point: Point) => point),
      { name: 'elevation_m', type: 'number', unit: 'm', of: ({ x, y }) => rounded(day().ground(x, y), 1) },
    ],
  ),
  /** Streets of the sheet, one straight piece each. */
  streets: table(
    () => day().roads.edges,
    [
      ...metresColumns('from_', ([from]: readonly [number, number]) => node(from)),
      ...metresColumns('to_', ([, to]: readonly [number, number]) => node(to)),
    ],
  ),
  /** All entities on the sheet at the time of the awareness figure. */
  picture: table(
    () => day().entities,
    [
      { name: 'entity', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
      ...metresColumns('', (entity: Entity) => positionAt(entity, pictureHour)),
      { name: 'moving', type: 'boolean', unit: 'none', of: (entity) => isMoving(entity, pictureHour) },
    ],
  ),
  /** One drive: its truth, its fixes, and what was made of them. */
  drive: table(
    () => noisyDrive().fixes,
    [
      { name: 'time', type: 'time', unit: 'none', of: ({ t }) => timeOfDay(rounded(t, 4)) },
      ...metresColumns('fix_', (fix: Point) => fix),
      ...metresColumns('smoothed_', (_: Point, index) => item(noisyDrive().smoothed, index)),
      ...metresColumns('true_', (_: Point, index) => item(noisyDrive().truth, index)),
    ],
  ),
}

/** Everybody near the fence at three moments around the shortest stay. The last of all tables. */
export const instantTables = {
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
      ...metresColumns('', ({ at }: { at: Point }) => at),
    ],
  ),
}
