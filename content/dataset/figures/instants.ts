import { onSheet } from '#content/dataset/georeference.ts'
import { type Table, tabulate } from '#content/dataset/table.ts'
import { timeOfDay } from '#content/dataset/tables/row-identity.ts'
import { instants } from '#content/day/readings/moments.ts'

/** Everybody in the frame around the fence, at each of three times. */
export const instantPlaces = (): Table =>
  tabulate(
    'instants',
    instants().flatMap(({ minutes, subject, moving, still }) => [
      { minutes, role: 'subject', place: subject },
      ...moving.map((place) => ({ minutes, role: 'moving', place })),
      ...still.map((place) => ({ minutes, role: 'still', place })),
    ]),
    [
      { name: 'time', type: 'text', unit: 'none', of: ({ minutes }) => timeOfDay(minutes) },
      { name: 'role', type: 'text', unit: 'none', of: ({ role }) => role },
      { name: 'east_m', type: 'number', unit: 'm', of: ({ place }) => onSheet(place).east },
      { name: 'north_m', type: 'number', unit: 'm', of: ({ place }) => onSheet(place).north },
    ],
  )
