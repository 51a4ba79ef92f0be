import { onSheet, placeColumns, pointOf, rounded } from '#content/dataset/georeference.ts'
import { type Table, tabulate } from '#content/dataset/table.ts'
import { day } from '#content/day/day.ts'
import { surprise } from '#content/day/track/staypoints.ts'
import { placeName } from './row-identity.ts'

/** The places of the day, in order of first arrival, with the time spent at each. */
export function places(): Table {
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
