import { onSheet, placeColumns, pointOf, rounded } from '#content/dataset/georeference.ts'
import { type Table, tabulate } from '#content/dataset/table.ts'
import { day } from '#content/day/day.ts'
import { firstAndLast, placeName, timeOfDay } from './row-identity.ts'

/** Every stay that the detector found, in order of arrival. */
export const stays = (): Table =>
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
