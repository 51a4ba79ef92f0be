/*
 * Places of the simulated map and of the radio plot as metres and degrees, as the tables of the dataset state them. The
 * invented map is put into the open sea, so that no coordinate is a real address. A change takes effect with
 * `npm run results -w content/day`.
 */

import type { ColumnOf } from '#day/dataset/table.ts'
import { type Point, sheet } from '#day/ground/sheet.ts'
import { rounded } from '#day/rounded.ts'
import type { Geometry, Position } from '../../format.ts'

/** Lengths of one degree at 0° north, in metres, from the axes of the ellipsoid (WGS 84, NGA.STND.0036, chapter 3). */
const equatorRadius = 6_378_137
const eccentricitySquared = 0.00669437999014
const metresPerDegree = {
  east: (equatorRadius * Math.PI) / 180,
  north: (equatorRadius * (1 - eccentricitySquared) * Math.PI) / 180,
} as const

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

/** The south-west corner of the sheet: 0° north, 0° east, in the open sea, so that no coordinate is a real address. */
const sheetCorner: Position = [0, 0]

/** A place in degrees, by its metres from a corner near the equator. */
const inDegrees = ({ east, north }: Metres, [longitude, latitude]: Position): Position => [
  rounded(longitude + east / metresPerDegree.east, 7),
  rounded(latitude + north / metresPerDegree.north, 7),
]

export const pointOf = (place: Metres, corner = sheetCorner): Geometry => ({
  type: 'Point',
  coordinates: inDegrees(place, corner),
})
export const lineOf = (places: readonly Metres[]): Geometry => ({
  type: 'LineString',
  coordinates: places.map((place) => inDegrees(place, sheetCorner)),
})

/** The four columns that say where a row is. */
export const placeColumns = <Item>(of: (item: Item) => Metres, corner = sheetCorner): readonly ColumnOf<Item>[] => [
  { name: 'east_m', type: 'number', unit: 'm', of: (item) => of(item).east },
  { name: 'north_m', type: 'number', unit: 'm', of: (item) => of(item).north },
  { name: 'lon_deg', type: 'number', unit: 'deg', of: (item) => inDegrees(of(item), corner)[0] },
  { name: 'lat_deg', type: 'number', unit: 'deg', of: (item) => inDegrees(of(item), corner)[1] },
]

/** Two columns for a place of the sheet in metres alone, with a word before their names. */
export const metresColumns = <Item>(
  word: string,
  of: (item: Item, index: number) => Point,
): readonly ColumnOf<Item>[] => [
  { name: `${word}east_m`, type: 'number', unit: 'm', of: (one, index) => onSheet(of(one, index)).east },
  { name: `${word}north_m`, type: 'number', unit: 'm', of: (one, index) => onSheet(of(one, index)).north },
]
