import type { ColumnOf, Geometry, Position, Table, Value } from '#content/day/dataset/table.ts'
import { day } from '#content/day/day.ts'
import { type Point, sheet } from '#content/day/ground/sheet.ts'
import { rejectSpikes } from '#content/day/track/filter.ts'
import { detectStays, nameStays, stayParameters } from '#content/day/track/staypoints.ts'

/** Lengths of one degree at 0° north, in metres, from the axes of the ellipsoid (WGS 84, NGA.STND.0036, chapter 3). */
const equatorRadius = 6_378_137
const eccentricitySquared = 0.00669437999014
const metresPerDegree = {
  east: (equatorRadius * Math.PI) / 180,
  north: (equatorRadius * (1 - eccentricitySquared) * Math.PI) / 180,
} as const

export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))

/** Metres east and north of a sheet's south-west corner, to the centimetre. */
export interface Metres {
  readonly east: number
  readonly north: number
}

/** A point of the one sheet, whose own `y` runs south. */
export const onSheet = ({ x, y }: Point): Metres => ({
  east: rounded(x * sheet.metresPerUnit, 2),
  north: rounded((sheet.height - y) * sheet.metresPerUnit, 2),
})

/**
 * The place of a sheet in degrees. Its south-west corner lies at 0° north, 0° east, in the open sea, so that no coordinate
 * is anybody's address.
 */
const inDegrees = ({ east, north }: Metres): Position => [
  rounded(east / metresPerDegree.east, 7),
  rounded(north / metresPerDegree.north, 7),
]

export const pointOf = (place: Metres): Geometry => ({ type: 'Point', coordinates: inDegrees(place) })
export const lineOf = (places: readonly Metres[]): Geometry => ({
  type: 'LineString',
  coordinates: places.map(inDegrees),
})

/** The four columns that say where a row is. */
export const placeColumns = <Item>(of: (item: Item) => Metres): readonly ColumnOf<Item>[] => [
  { name: 'east_m', type: 'number', unit: 'm', of: (item) => of(item).east },
  { name: 'north_m', type: 'number', unit: 'm', of: (item) => of(item).north },
  { name: 'lon_deg', type: 'number', unit: 'deg', of: (item) => inDegrees(of(item))[0] },
  { name: 'lat_deg', type: 'number', unit: 'deg', of: (item) => inDegrees(of(item))[1] },
]

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
      `content/day/dataset/tables.ts: the table has drifted from the figures. Stay ${at + 1} is ${ours[at]} in the day ` +
        `and ${theirs[at] ?? 'missing'} in the table: see whether a column is rounded too far, or is of another day.`,
    )
}
