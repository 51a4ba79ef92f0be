import { onSheet, placeColumns, pointOf, rounded } from '#content/dataset/georeference.ts'
import { type Table, tabulate } from '#content/dataset/table.ts'
import { day } from '#content/day/day.ts'
import type { Point } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { fenceReading } from '#content/day/readings/held-bridge.ts'
import { stayParameters } from '#content/day/track/staypoints.ts'
import { placeName, timeOfDay } from './row-identity.ts'

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
export const fenceEvents = (): Table =>
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
