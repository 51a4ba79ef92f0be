/*
 * The simulated day as one delivery: writes results/record.json, the sample record for programs. A change takes effect with
 * `npm run results -w content/day`.
 */

import { type TableName, tableOf } from '#day/dataset/day-tables.ts'
import { day, daySeed } from '#day/day.ts'
import { rounded } from '#day/rounded.ts'
import { spikes } from '#day/track/filter.ts'
import { longestGap, stayParameters } from '#day/track/staypoints.ts'

const objectsOf = (name: TableName) => {
  const { columns, rows } = tableOf(name)
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column.name, row[at]])))
}

/** The delivery of the day: its method, its summary, and the rows of four tables. */
export function record() {
  const { fixes, rejected, restMinutes, entropy, gyration } = day()
  return {
    seed: daySeed,
    method: {
      filter: {
        window_fixes: spikes.halfWindow * 2 + 1,
        from_median_m: spikes.metresFromMedian,
        detour: spikes.detour,
        detour_m: spikes.detourMetres,
      },
      stay: { distance_m: stayParameters.distance, duration_min: stayParameters.duration, longest_gap_min: longestGap },
    },
    summary: {
      fixes: fixes.length,
      rejected: rejected.length,
      rest_min: restMinutes,
      moving_min: 1440 - restMinutes,
      entropy_bit: rounded(entropy, 4),
      gyration_km: rounded(gyration, 4),
    },
    stays: objectsOf('stays'),
    trips: objectsOf('trips'),
    places: objectsOf('places'),
    events: objectsOf('fence-events'),
  }
}
