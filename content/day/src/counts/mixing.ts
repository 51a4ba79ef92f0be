/*
 * Trips between six districts of the invented town of the simulated day, and whose residents are near whom. Data of the
 * figure "mixing" and of the numbers mixing.*, on the page on healthcare. A change takes effect with
 * `npm run results -w content/day`.
 */

import type { Purpose } from '#day/counts/residents.ts'
import { town } from '#day/counts/town.ts'
import { centroid, type Point } from '#day/ground/sheet.ts'
import { isNorth } from '#day/ground/terrain.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { sum } from '#day/sums.ts'

/** Six districts: the river divides them from north to south, and two lines, in sheet units, from west to east. */
export const districtLines = [265, 385] as const
export const districts = [0, 1, 2, 3, 4, 5] as const

export const districtOf = (point: Point): number =>
  (isNorth(point) ? 0 : 3) + districtLines.filter((x) => point.x >= x).length

/** Minutes from one look at who is where to the next. */
const step = 15

/** Two districts, with the trips between them in both directions, and the share of their residents' meetings elsewhere. */
export interface DistrictPair {
  readonly a: number
  readonly b: number
  readonly trips: number
  /** How much of the time near each other is spent in neither district, from 0 to 1. */
  readonly elsewhere: number
  /** Time near each other, in person-hours. */
  readonly hours: number
}

const emptyRow = () => districts.map(() => 0)
const emptyTable = () => districts.map(emptyRow)

function add(table: readonly number[][], row: number, column: number, by: number): void {
  const cells = item(table, row)
  cells[column] = item(cells, column) + by
}

/** Where people are near others, as health units ask for it: the concert is an evening out. */
export const settings = ['work', 'school', 'evening', 'shop'] as const
export type Setting = (typeof settings)[number]

const settingOf = (purpose: Exclude<Purpose, 'home'>): Setting => (purpose === 'event' ? 'evening' : purpose)

/** Everyone at one junction at one time and not at home, in the order of the residents. */
interface Gathering {
  readonly district: number
  readonly present: { readonly who: number; readonly setting: Setting }[]
}

const homes = once(() => town().residents.map(({ home }) => districtOf(home)))

const gatherings = once(() => {
  const all: Gathering[] = []
  for (let time = 0; time < 1440; time += step) {
    const places = new Map<number, Gathering>()
    for (const [who, resident] of town().residents.entries()) {
      const last = resident.trips.findLast(({ depart }) => depart <= time)
      if (!last || last.arrive > time || last.purpose === 'home') continue
      const { junction } = last.to
      const place = places.get(junction) ?? { district: districtOf(last.to), present: [] }
      places.set(junction, place)
      place.present.push({ who, setting: settingOf(last.purpose) })
    }
    all.push(...places.values())
  }
  return all
})

/**
 * Who is near whom outside the home, in person-hours. Everyone at one junction and one time is equally near to everyone there,
 * so that an hour at a place is shared out by where those present live.
 *
 * Source of the layout, one row for those who meet and one column for those whom they meet: Mossong and others, Social
 * Contacts and Mixing Patterns Relevant to the Spread of Infectious Diseases, PLoS Medicine 5, 2008, with districts in
 * place of ages.
 *
 * @param weightOf residents that one stands for; 0 for who is not counted
 */
export function timeNear(weightOf: (who: number) => number) {
  const hours = emptyTable()
  /** In neither of the two districts. */
  const elsewhere = emptyTable()
  /** By what the first of the two is there for. */
  const bySetting: Readonly<Record<Setting, number[][]>> = {
    work: emptyTable(),
    school: emptyTable(),
    evening: emptyTable(),
    shop: emptyTable(),
  }
  for (const { district, present } of gatherings()) {
    const counts = emptyRow()
    const ofSettings = new Map<Setting, number[]>()
    for (const { who, setting } of present) {
      const home = item(homes(), who)
      const ofSetting = ofSettings.get(setting) ?? emptyRow()
      ofSettings.set(setting, ofSetting)
      add([counts], 0, home, weightOf(who))
      add([ofSetting], 0, home, weightOf(who))
    }
    const everyone = sum(counts)
    if (everyone === 0) continue
    for (const a of districts)
      for (const b of districts) {
        const near = (item(counts, a) * item(counts, b) * (step / 60)) / everyone
        add(hours, a, b, near)
        if (district !== a && district !== b) add(elsewhere, a, b, near)
        for (const [setting, of] of ofSettings)
          add(bySetting[setting], a, b, (item(of, a) * item(counts, b) * (step / 60)) / everyone)
      }
  }
  return { hours, elsewhere, bySetting }
}

/** Trips between districts, and who is near whom. */
export const mixing = once(() => {
  const { residents, trips } = town()
  const flows = emptyTable()
  for (const { from, to } of trips) add(flows, districtOf(from), districtOf(to), 1)
  const { hours, elsewhere: hoursElsewhere } = timeNear(() => 1)
  const pairs = districts.flatMap((a) =>
    districts.slice(a + 1).map((b): DistrictPair => {
      const near = item(item(hours, a), b)
      return {
        a,
        b,
        trips: item(item(flows, a), b) + item(item(flows, b), a),
        elsewhere: item(item(hoursElsewhere, a), b) / near,
        hours: near,
      }
    }),
  )
  return {
    districts: districts.map((district) => {
      const here = residents.filter((_, who) => homes()[who] === district)
      return { residents: here.length, ...centroid(here.map(({ home }) => home)) }
    }),
    flows,
    /** Of the people near a resident of one district (row), the share that lives in another (column), from 0 to 1. */
    shares: hours.map((row) => row.map((near) => near / sum(row))),
    pairs,
    /** The pair that is near each other most for its number of trips, which a matrix of trips would hide. */
    hidden: pairs.reduce((most, one) => (one.hours / one.trips > most.hours / most.trips ? one : most)),
  }
})

/**
 * The other districts by how many of the people near a resident of one district live there, most first, with the trips between
 * the two in both directions.
 */
export function neighboursOf(district: number) {
  const { shares, flows } = mixing()
  return districts
    .filter((other) => other !== district)
    .map((other) => ({
      district: other as number,
      share: item(item(shares, district), other),
      trips: item(item(flows, district), other) + item(item(flows, other), district),
    }))
    .sort((one, other) => other.share - one.share)
}
