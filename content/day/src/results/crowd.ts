/*
 * Counts of a district of the simulated town as published: writes results/crowd.json, for the tables of /data/counts. A
 * change takes effect with `npm run results -w content/day`.
 */

import {
  cellNames,
  type DistrictCount,
  districtCounts,
  published,
  tableFrom,
  teamsFor,
} from '#day/experiments/district-counts.ts'
import { item } from '#day/item.ts'

/** The evening of the concert. */
const eveningFrom = 19

const asPublished = ({ hour, cell, estimate }: DistrictCount) => ({
  hour,
  cell: item(cellNames, cell),
  ...published(estimate),
})

/**
 * The counts of the district for the tables of pages, as they are published: people by hour and cell (null for a count that is
 * withheld), the fullest cell by the hour, and the places and hours of the evening that need more than one team.
 */
export function crowd() {
  const { counts, totals, shown, ofPeakPlace } = districtCounts()
  const hours = totals.flatMap((total, hour) => {
    const cells = counts
      .filter((count) => count.hour === hour)
      .map((count) => (count.withheld ? null : published(count.estimate).people))
    return hour < tableFrom ? [] : [{ hour, cells, total: published(total).people }]
  })
  return {
    cells: cellNames,
    hours,
    fullest: ofPeakPlace.filter(({ hour }) => hour >= tableFrom).map(asPublished),
    plan: shown
      .filter(({ hour }) => hour >= eveningFrom)
      .map(asPublished)
      .filter(({ most }) => teamsFor(most) > 1)
      .map((count) => ({ ...count, teamsLeast: teamsFor(count.least), teamsMost: teamsFor(count.most) })),
  }
}
