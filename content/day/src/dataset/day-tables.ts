/*
 * The tables of the simulated day that /data publishes with places (CSV and GeoJSON): fixes, stays, trips and others. Those
 * of single figures are in figure-tables/. A change takes effect with `npm run results -w content/day`.
 */

import { lineOf, type Metres, onSheet, placeColumns, pointOf } from '#day/dataset/georeference.ts'
import { table } from '#day/dataset/table.ts'
import { day } from '#day/day.ts'
import { visitsOfDay } from '#day/experiments/fence-visit.ts'
import { shortStay } from '#day/experiments/moments.ts'
import type { Point, TimedPoint } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { plot, type Ranging } from '#day/radio/trilateration.ts'
import { rounded } from '#day/rounded.ts'
import { type Place, stayParameters, surprise } from '#day/track/staypoints.ts'
import type { Position, Table } from '../../format.ts'

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')

/** Minutes after midnight as an ISO 8601 time of day: 426.25 is '07:06:15'. Null for the end of the day. */
export const timeOfDay = (minutes: number): string | null =>
  minutes === 1440 ? null : `${two(minutes / 60)}:${two(minutes % 60)}:${two((minutes * 60) % 60)}`

/** Name of a place by its number: 'S6'. */
export const placeName = (place: number): string => `S${place}`

const fixNumbers = once(() => new Map<TimedPoint, number>(day().fixes.map((fix, index) => [fix, index + 1])))

/** The number of a fix, from 1 in order of time. */
const numberOf = (fix: TimedPoint): number => fixNumbers().get(fix) ?? Number.NaN

const rejected = once(() => new Set<TimedPoint>(day().rejected))

const shareOfRest = ({ minutes }: Place): number => minutes / day().restMinutes

interface FenceEvent {
  readonly kind: 'enters' | 'stops' | 'alert' | 'leaves'
  readonly t: number
  readonly at: Point
}

/** What the geofence saw: entries, exits, and between them the stop at rest and the alert about it. */
function events(): readonly FenceEvent[] {
  const { stop } = shortStay()
  const crossings = visitsOfDay().flatMap(({ enters, leaves }): FenceEvent[] => [
    { kind: 'enters', t: enters.t, at: enters },
    { kind: 'leaves', t: leaves.t, at: leaves },
  ])
  const rule: FenceEvent[] = [
    { kind: 'stops', t: stop.arrive, at: stop },
    { kind: 'alert', t: stop.arrive + stayParameters.duration, at: stop },
  ]
  return [...crossings, ...rule].toSorted((one, other) => one.t - other.t)
}

/** Metres from units of the radio plot. */
export const metres = (units: number): number => rounded(units / plot.unitsPerMetre, 2)
/** The corner of the radio plot, beside the sheet, so that a map of both does not show one on the other. */
const plotCorner: Position = [0, -0.02]
/** A point of the radio plot, which has a corner of its own. */
export const onPlot = ({ x, y }: Point): Metres => ({ east: metres(x), north: metres(plot.height - y) })

const tables = {
  /** Every fix of the day, as the receiver reports it, with the verdict of the filter and the truth. */
  fixes: table(
    () => day().fixes,
    [
      { name: 'fix', type: 'integer', unit: 'none', of: numberOf },
      { name: 't_min', type: 'number', unit: 'min', of: ({ t }) => rounded(t, 2) },
      { name: 'time', type: 'time', unit: 'none', of: ({ t }) => timeOfDay(t) },
      ...placeColumns(onSheet),
      { name: 'kept', type: 'boolean', unit: 'none', of: (fix) => !rejected().has(fix) },
      { name: 'thrown', type: 'boolean', unit: 'none', of: ({ thrown }) => thrown },
    ],
    (fix) => pointOf(onSheet(fix)),
  ),
  /** Every stay that the detector found, in order of arrival. */
  stays: table(
    () => day().stays,
    [
      { name: 'stay', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
      { name: 'place', type: 'text', unit: 'none', of: ({ place }) => placeName(place) },
      { name: 'arrive_min', type: 'integer', unit: 'min', of: ({ arrive }) => arrive },
      { name: 'leave_min', type: 'integer', unit: 'min', of: ({ leave }) => leave },
      { name: 'arrive', type: 'time', unit: 'none', of: ({ arrive }) => timeOfDay(arrive) },
      { name: 'leave', type: 'time', unit: 'none', of: ({ leave }) => timeOfDay(leave) },
      { name: 'dwell_min', type: 'integer', unit: 'min', of: ({ minutes }) => minutes },
      ...placeColumns(onSheet),
      { name: 'envelope_m', type: 'number', unit: 'm', of: ({ envelope }) => rounded(envelope, 1) },
      { name: 'fixes', type: 'integer', unit: '1', of: ({ from, to }) => to - from },
      { name: 'first_fix', type: 'integer', unit: 'none', of: ({ from }) => numberOf(item(day().kept, from)) },
      { name: 'last_fix', type: 'integer', unit: 'none', of: ({ to }) => numberOf(item(day().kept, to - 1)) },
    ],
    (stay) => pointOf(onSheet(stay)),
  ),
  /** The movement between consecutive stays. In GeoJSON each is the line through its fixes. */
  trips: table(
    () => day().trips,
    [
      { name: 'trip', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
      { name: 'from_place', type: 'text', unit: 'none', of: ({ from }) => placeName(from) },
      { name: 'to_place', type: 'text', unit: 'none', of: ({ to }) => placeName(to) },
      { name: 'depart_min', type: 'integer', unit: 'min', of: ({ depart }) => depart },
      { name: 'arrive_min', type: 'integer', unit: 'min', of: ({ arrive }) => arrive },
      { name: 'depart', type: 'time', unit: 'none', of: ({ depart }) => timeOfDay(depart) },
      { name: 'arrive', type: 'time', unit: 'none', of: ({ arrive }) => timeOfDay(arrive) },
      { name: 'duration_min', type: 'integer', unit: 'min', of: ({ depart, arrive }) => arrive - depart },
      { name: 'length_km', type: 'number', unit: 'km', of: ({ km }) => rounded(km, 3) },
      { name: 'median_kmh', type: 'number', unit: 'km/h', of: ({ kmh }) => rounded(kmh, 1) },
      { name: 'fixes', type: 'integer', unit: '1', of: ({ fixes }) => fixes.length },
      { name: 'first_fix', type: 'integer', unit: 'none', of: ({ fixes }) => numberOf(item(fixes, 0)) },
      { name: 'last_fix', type: 'integer', unit: 'none', of: ({ fixes }) => numberOf(item(fixes, -1)) },
    ],
    ({ fixes }) => lineOf(fixes.map(onSheet)),
  ),
  /** The places of the day, in order of first arrival, with the time spent at each. */
  places: table(
    () => day().places,
    [
      { name: 'place', type: 'text', unit: 'none', of: ({ id }) => placeName(id) },
      {
        name: 'stays',
        type: 'integer',
        unit: '1',
        of: ({ id }) => day().stays.filter((stay) => stay.place === id).length,
      },
      { name: 'dwell_min', type: 'integer', unit: 'min', of: ({ minutes }) => minutes },
      { name: 'share_of_rest', type: 'number', unit: '1', of: (place) => rounded(shareOfRest(place), 6) },
      { name: 'entropy_bit', type: 'number', unit: 'bit', of: (place) => rounded(surprise(shareOfRest(place)), 6) },
      ...placeColumns(onSheet),
    ],
    (place) => pointOf(onSheet(place)),
  ),
  /** Events of the one geofence, in order of time. */
  'fence-events': table(
    events,
    [
      { name: 'event', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
      { name: 'kind', type: 'text', unit: 'none', of: ({ kind }) => kind },
      { name: 't_min', type: 'number', unit: 'min', of: ({ t }) => rounded(t, 2) },
      { name: 'time', type: 'time', unit: 'none', of: ({ t }) => timeOfDay(t) },
      { name: 'place', type: 'text', unit: 'none', of: () => placeName(day().short.id) },
      ...placeColumns(({ at }: FenceEvent) => onSheet(at)),
    ],
    ({ at }) => pointOf(onSheet(at)),
  ),
  /** What each anchor of the radio plot received, and the distance that this suggests. */
  'signal-observations': table(
    () => day().rangings,
    [
      { name: 'observation', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
      { name: 'anchor', type: 'text', unit: 'none', of: (_, index) => `A${index + 1}` },
      ...placeColumns(({ anchor }: Ranging) => onPlot(anchor), plotCorner),
      { name: 'strength_dbm', type: 'number', unit: 'dBm', of: ({ dBm }) => rounded(dBm, 2) },
      { name: 'range_m', type: 'number', unit: 'm', of: ({ range }) => metres(range) },
      { name: 'range_error_m', type: 'number', unit: 'm', of: ({ error }) => metres(error) },
    ],
    ({ anchor }) => pointOf(onPlot(anchor), plotCorner),
  ),
}

/** Names of the tables are those of their files: `/data/<name>.csv`. */
export type TableName = keyof typeof tables

export const tableNames = Object.keys(tables) as TableName[]

/** One table of the dataset. */
export const tableOf = (name: TableName): Table => tables[name](name)
