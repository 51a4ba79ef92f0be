import { lineOf, onSheet, rounded } from '#content/dataset/georeference.ts'
import { type Table, tabulate } from '#content/dataset/table.ts'
import { day } from '#content/day/day.ts'
import { item } from '#content/day/item.ts'
import { fixNumbers, placeName, timeOfDay } from './row-identity.ts'

/** The movement between consecutive stays. In GeoJSON each is the line through its fixes. */
export function trips(): Table {
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
