import { lineOf, type Metres, onSheet, placeColumns, pointOf, rounded } from '#content/day/dataset/georeference.ts'
import { type Table, tabulate } from '#content/day/dataset/table.ts'
import { day } from '#content/day/day.ts'
import type { Point } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { plot, type Ranging } from '#content/day/radio/trilateration.ts'
import { fenceReading } from '#content/day/readings/held-bridge.ts'
import { stayParameters, surprise, type TimedPoint } from '#content/day/track/staypoints.ts'

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')

/** Minutes after midnight as an ISO 8601 time of day: 426.25 is '07:06:15', 1440 is '24:00:00'. */
export const timeOfDay = (minutes: number): string =>
  `${two(minutes / 60)}:${two(minutes % 60)}:${two((minutes * 60) % 60)}`

/** Name of a place by its number: 'S6'. */
export const placeName = (place: number): string => `S${place}`

/** The number of each fix, from 1 in order of time. */
const fixNumbers = (): ReadonlyMap<TimedPoint, number> => new Map(day().fixes.map((fix, index) => [fix, index + 1]))

/** Numbers of the first and of the last kept fix in a run; `to` is one past the last. */
function firstAndLast({ from, to }: { from: number; to: number }): { first: number; last: number } {
  const { kept } = day()
  const numbers = fixNumbers()
  const numberOf = (index: number) => numbers.get(item(kept, index)) ?? Number.NaN
  return { first: numberOf(from), last: numberOf(to - 1) }
}

/** Every fix of the day, as the receiver reports it, with the verdict of the filter and the truth. */
function fixes(): Table {
  const { fixes: all, rejected } = day()
  const numbers = fixNumbers()
  const spikes = new Set(rejected)
  return tabulate(
    'fixes',
    all,
    [
      { name: 'fix', type: 'integer', unit: 'none', of: (fix) => numbers.get(fix) ?? Number.NaN },
      { name: 't_min', type: 'number', unit: 'min', of: ({ t }) => rounded(t, 2) },
      { name: 'time', type: 'text', unit: 'none', of: ({ t }) => timeOfDay(t) },
      ...placeColumns(onSheet),
      { name: 'kept', type: 'boolean', unit: 'none', of: (fix) => !spikes.has(fix) },
      { name: 'thrown', type: 'boolean', unit: 'none', of: ({ thrown }) => thrown },
    ],
    (fix) => pointOf(onSheet(fix)),
  )
}

/** Every stay that the detector found, in order of arrival. */
const stays = (): Table =>
  tabulate(
    'stays',
    day().stays,
    [
      { name: 'stay', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
      { name: 'place', type: 'text', unit: 'none', of: ({ place }) => placeName(place) },
      { name: 'arrive_min', type: 'integer', unit: 'min', of: ({ arrive }) => arrive },
      { name: 'leave_min', type: 'integer', unit: 'min', of: ({ leave }) => leave },
      { name: 'arrive', type: 'text', unit: 'none', of: ({ arrive }) => timeOfDay(arrive) },
      { name: 'leave', type: 'text', unit: 'none', of: ({ leave }) => timeOfDay(leave) },
      { name: 'dwell_min', type: 'integer', unit: 'min', of: ({ minutes }) => minutes },
      ...placeColumns(onSheet),
      { name: 'envelope_m', type: 'number', unit: 'm', of: ({ envelope }) => rounded(envelope, 1) },
      { name: 'fixes', type: 'integer', unit: '1', of: ({ from, to }) => to - from },
      { name: 'first_fix', type: 'integer', unit: 'none', of: (stay) => firstAndLast(stay).first },
      { name: 'last_fix', type: 'integer', unit: 'none', of: (stay) => firstAndLast(stay).last },
    ],
    (stay) => pointOf(onSheet(stay)),
  )

/** The movement between consecutive stays. In GeoJSON each is the line through its fixes. */
function trips(): Table {
  const numbers = fixNumbers()
  return tabulate(
    'trips',
    day().trips,
    [
      { name: 'trip', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
      { name: 'from_place', type: 'text', unit: 'none', of: ({ from }) => placeName(from) },
      { name: 'to_place', type: 'text', unit: 'none', of: ({ to }) => placeName(to) },
      { name: 'depart_min', type: 'integer', unit: 'min', of: ({ depart }) => depart },
      { name: 'arrive_min', type: 'integer', unit: 'min', of: ({ arrive }) => arrive },
      { name: 'depart', type: 'text', unit: 'none', of: ({ depart }) => timeOfDay(depart) },
      { name: 'arrive', type: 'text', unit: 'none', of: ({ arrive }) => timeOfDay(arrive) },
      { name: 'duration_min', type: 'integer', unit: 'min', of: ({ depart, arrive }) => arrive - depart },
      { name: 'length_km', type: 'number', unit: 'km', of: ({ km }) => rounded(km, 3) },
      { name: 'median_kmh', type: 'number', unit: 'km/h', of: ({ kmh }) => rounded(kmh, 1) },
      { name: 'fixes', type: 'integer', unit: '1', of: ({ fixes }) => fixes.length },
      {
        name: 'first_fix',
        type: 'integer',
        unit: 'none',
        of: ({ fixes }) => numbers.get(item(fixes, 0)) ?? Number.NaN,
      },
      {
        name: 'last_fix',
        type: 'integer',
        unit: 'none',
        of: ({ fixes }) => numbers.get(item(fixes, -1)) ?? Number.NaN,
      },
    ],
    ({ fixes }) => lineOf(fixes.map(onSheet)),
  )
}

/** The places of the day, in order of first arrival, with the time spent at each. */
function places(): Table {
  const { places: all, stays, restMinutes } = day()
  return tabulate(
    'places',
    all,
    [
      { name: 'place', type: 'text', unit: 'none', of: ({ id }) => placeName(id) },
      { name: 'stays', type: 'integer', unit: '1', of: ({ id }) => stays.filter(({ place }) => place === id).length },
      { name: 'dwell_min', type: 'integer', unit: 'min', of: ({ minutes }) => minutes },
      { name: 'share_of_rest', type: 'number', unit: '1', of: ({ minutes }) => rounded(minutes / restMinutes, 6) },
      {
        name: 'entropy_bit',
        type: 'number',
        unit: 'bit',
        of: ({ minutes }) => rounded(surprise(minutes / restMinutes), 6),
      },
      ...placeColumns(onSheet),
    ],
    (place) => pointOf(onSheet(place)),
  )
}

interface FenceEvent {
  readonly kind: 'enters' | 'stops' | 'alert' | 'leaves'
  readonly t: number
  readonly at: Point
}

/** What the geofence saw: entries, exits, and between them the stop at rest and the alert about it. */
function events(): readonly FenceEvent[] {
  const { stays, short } = day()
  const stop = item(
    stays,
    stays.findIndex(({ place }) => place === short.id),
  )
  const crossings = fenceReading().flatMap(({ enters, leaves }): FenceEvent[] => [
    { kind: 'enters', t: enters.t, at: enters },
    { kind: 'leaves', t: leaves.t, at: leaves },
  ])
  const rule: FenceEvent[] = [
    { kind: 'stops', t: stop.arrive, at: stop },
    { kind: 'alert', t: stop.arrive + stayParameters.duration, at: stop },
  ]
  return [...crossings, ...rule].toSorted((one, other) => one.t - other.t)
}

/** Events of the one geofence, in order of time. */
const fenceEvents = (): Table =>
  tabulate(
    'fence-events',
    events(),
    [
      { name: 'event', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
      { name: 'kind', type: 'text', unit: 'none', of: ({ kind }) => kind },
      { name: 't_min', type: 'number', unit: 'min', of: ({ t }) => rounded(t, 2) },
      { name: 'time', type: 'text', unit: 'none', of: ({ t }) => timeOfDay(t) },
      { name: 'place', type: 'text', unit: 'none', of: () => placeName(day().short.id) },
      ...placeColumns(({ at }: FenceEvent) => onSheet(at)),
    ],
    ({ at }) => pointOf(onSheet(at)),
  )

const metres = (units: number, decimals: number) => rounded(units / plot.unitsPerMetre, decimals)
/** A point of the radio plot, which has a corner of its own. */
const onPlot = ({ x, y }: Point): Metres => ({ east: metres(x, 2), north: metres(plot.height - y, 2) })

/** What each anchor of the radio plot received, and the distance that this suggests. */
const signalObservations = (): Table =>
  tabulate(
    'signal-observations',
    day().rangings,
    [
      { name: 'observation', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
      { name: 'anchor', type: 'text', unit: 'none', of: (_, index) => `A${index + 1}` },
      ...placeColumns(({ anchor }: Ranging) => onPlot(anchor)),
      { name: 'strength_dbm', type: 'number', unit: 'dBm', of: ({ dBm }) => rounded(dBm, 2) },
      { name: 'range_m', type: 'number', unit: 'm', of: ({ range }) => metres(range, 2) },
      { name: 'range_error_m', type: 'number', unit: 'm', of: ({ error }) => metres(error, 2) },
    ],
    ({ anchor }) => pointOf(onPlot(anchor)),
  )

/** Names of the tables, which are those of their files: `/data/<name>.csv`. */
export const tableNames = ['fixes', 'stays', 'trips', 'places', 'fence-events', 'signal-observations'] as const
export type TableName = (typeof tableNames)[number]

const tables: Record<TableName, () => Table> = {
  fixes,
  stays,
  trips,
  places,
  'fence-events': fenceEvents,
  'signal-observations': signalObservations,
}

/** One table of the dataset. */
export const tableOf = (name: TableName): Table => tables[name]()
