import { rounded } from '#content/dataset/georeference.ts'
import { type Table, tabulate } from '#content/dataset/table.ts'
import { placeName, timeOfDay } from '#content/dataset/tables/row-identity.ts'
import { day } from '#content/day/day.ts'
import { week } from '#content/day/readings/hundred-days.ts'
import { outOfSample } from '#content/day/readings/sample.ts'
import { median } from '#content/day/track/filter.ts'

/** Stays of seven other days. */
export const weekStays = (): Table =>
  tabulate(
    'week-stays',
    week().flatMap(({ seed, stays }) => stays.map((stay) => ({ seed, ...stay }))),
    [
      { name: 'seed', type: 'integer', unit: 'none', of: ({ seed }) => seed },
      { name: 'place', type: 'text', unit: 'none', of: ({ place }) => placeName(place) },
      { name: 'arrive', type: 'text', unit: 'none', of: ({ arrive }) => timeOfDay(arrive) },
      { name: 'leave', type: 'text', unit: 'none', of: ({ leave }) => timeOfDay(leave) },
      { name: 'dwell_min', type: 'integer', unit: 'min', of: ({ minutes }) => minutes },
    ],
  )

/** Stays found for each pair of T and D. */
export const plateau = (): Table =>
  tabulate(
    'plateau',
    day().sweep.flatMap(({ duration, found }) => found.map((pair) => ({ duration, ...pair }))),
    [
      { name: 'duration_min', type: 'integer', unit: 'min', of: ({ duration }) => duration },
      { name: 'distance_m', type: 'integer', unit: 'm', of: ({ distance }) => distance },
      { name: 'stays', type: 'integer', unit: '1', of: ({ stays }) => stays },
    ],
  )

/** Scores of filter and detector on days that they were not tuned on. */
export const otherDays = (): Table =>
  tabulate(
    'other-days',
    outOfSample().flatMap(({ condition, days }) => days.map((one) => ({ condition, ...one }))),
    [
      { name: 'condition', type: 'text', unit: 'none', of: ({ condition }) => condition },
      { name: 'seed', type: 'integer', unit: 'none', of: ({ seed }) => seed },
      { name: 'fixes', type: 'integer', unit: '1', of: ({ fixes }) => fixes },
      { name: 'thrown', type: 'integer', unit: '1', of: ({ thrown }) => thrown },
      { name: 'caught', type: 'integer', unit: '1', of: ({ caught }) => caught },
      { name: 'visits', type: 'integer', unit: '1', of: ({ visits }) => visits },
      { name: 'found', type: 'integer', unit: '1', of: ({ found }) => found },
      { name: 'missed', type: 'integer', unit: '1', of: ({ missed }) => missed },
      { name: 'false_stays', type: 'integer', unit: '1', of: (one) => one.false },
      { name: 'median_error_m', type: 'number', unit: 'm', of: ({ errors }) => rounded(median(errors), 1) },
    ],
  )
