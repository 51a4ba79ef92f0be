import { day } from '#content/day/day.ts'
import { sheet } from '#content/day/ground/sheet.ts'
import { rejectSpikes } from '#content/day/track/filter.ts'
import { detectStays, nameStays, stayParameters } from '#content/day/track/staypoints.ts'
import type { Table, Value } from './table.ts'

/** The cell of a row by its column. */
const cellOf = (table: Table, row: readonly Value[], name: string): Value =>
  row[table.columns.findIndex((column) => column.name === name)] ?? Number.NaN

/**
 * Holds a table of fixes against the figures: finds the stays again, from its rounded places and times alone.
 * @throws {Error} naming the first stay that differs from the day's
 */
export function checkDrift(fixes: Table): void {
  const read = fixes.rows.map((row) => ({
    t: Number(cellOf(fixes, row, 't_min')),
    x: Number(cellOf(fixes, row, 'east_m')) / sheet.metresPerUnit,
    y: sheet.height - Number(cellOf(fixes, row, 'north_m')) / sheet.metresPerUnit,
  }))
  const { kept } = rejectSpikes(read)
  const found = nameStays(kept, detectStays(kept, stayParameters), stayParameters.distance)
  const said = ({ place, arrive, leave, envelope }: (typeof found)[number]) =>
    `S${place}, ${arrive} to ${leave} min, 68% within ${envelope.toFixed(0)} m`
  const [theirs, ours] = [found.map(said), day().stays.map(said)]
  const at = ours.findIndex((stay, index) => stay !== theirs[index])
  if (at >= 0 || theirs.length !== ours.length)
    throw new Error(
      `content/dataset/tables/fixes.ts: the table has drifted from the figures. Stay ${at + 1} is ${ours[at]} in the day ` +
        `and ${theirs[at] ?? 'missing'} in the table: see whether a column is rounded too far, or is of another day.`,
    )
}
