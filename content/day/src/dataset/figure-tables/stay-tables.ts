/*
 * Tables of the simulated day that /data publishes as CSV, behind the comparison of detectors: stays on other days ("week")
 * and with other thresholds. A change takes effect with `npm run results -w content/day`.
 */

import { placeName, timeOfDay } from '#day/dataset/day-tables.ts'
import { table } from '#day/dataset/table.ts'
import { day } from '#day/day.ts'
import { outOfSample } from '#day/experiments/other-days.ts'
import { week } from '#day/experiments/week.ts'
import { rounded } from '#day/rounded.ts'
import { median } from '#day/sums.ts'

/** Tables of stays on other days and with other thresholds, by which the detector is scored. */
export const stayTables = {
  /** Stays of seven other days. */
  'week-stays': table(
    () => week().flatMap(({ seed, stays }) => stays.map((stay) => ({ seed, ...stay }))),
    [
      { name: 'seed', type: 'integer', unit: 'none', of: ({ seed }) => seed },
      { name: 'place', type: 'text', unit: 'none', of: (stay) => placeName(stay.place) },
      { name: 'arrive', type: 'time', unit: 'none', of: ({ arrive }) => timeOfDay(arrive) },
      { name: 'leave', type: 'time', unit: 'none', of: ({ leave }) => timeOfDay(leave) },
      { name: 'dwell_min', type: 'integer', unit: 'min', of: ({ minutes }) => minutes },
    ],
  ),
  /** Stays found for each pair of T and D. */
  plateau: table(
    () => day().sweep.flatMap(({ duration, found }) => found.map((pair) => ({ duration, ...pair }))),
    [
      { name: 'duration_min', type: 'integer', unit: 'min', of: ({ duration }) => duration },
      { name: 'distance_m', type: 'integer', unit: 'm', of: ({ distance }) => distance },
      { name: 'stays', type: 'integer', unit: '1', of: ({ stays }) => stays },
    ],
  ),
  /** Scores of filter and detector on days that they were not tuned on. */
  'other-days': table(
    () => outOfSample().flatMap(({ condition, days }) => days.map((one) => ({ condition, ...one }))),
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
  ),
}
