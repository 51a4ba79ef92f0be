/*
 * Counts of a district of the simulated town as published: writes results/crowd.json, for the tables of /data/counts. A
 * change takes effect with `npm run results -w content/day`.
 */

import { districts } from '#day/counts/mixing.ts'
import { countsBySize } from '#day/experiments/count-panels.ts'
import {
  cellNames,
  type DistrictCount,
  districtCounts,
  planned,
  published,
  tableFrom,
  teamsFor,
} from '#day/experiments/district-counts.ts'
import { eventAlerts } from '#day/experiments/event-alerts.ts'
import { allDraws, eventCrowd } from '#day/experiments/event-crowd.ts'
import { eventForecast } from '#day/experiments/event-forecast.ts'
import { methods } from '#day/experiments/event-panels.ts'
import { type Flow, morningFlows } from '#day/experiments/morning-flows.ts'
import { item } from '#day/item.ts'
import { rounded } from '#day/rounded.ts'

const asPublished = ({ hour, cell, estimate }: DistrictCount) => ({
  hour,
  cell: item(cellNames, cell),
  ...published(estimate),
})

const shownFlow = ({ isWithheld, estimate }: Flow): number | null => (isWithheld ? null : estimate.people)

/** The concert counted every five minutes: its counts with the gates, and what each method makes of the crowd. */
function event() {
  const { atPeak, gatesAlone } = eventCrowd()
  const all = allDraws()
  return {
    truth: atPeak.truth,
    methods: methods.map((method) => {
      const { least, median, most } = all[method].off
      return {
        method,
        people: published(atPeak.estimates[method]).people,
        off: { least: rounded(least, 4), median: rounded(median, 4), most: rounded(most, 4) },
      }
    }),
    /** People counted at the gates alone, whatever the panel. */
    gatesAlone: { ...gatesAlone, off: rounded(gatesAlone.off, 4) },
    /** The alerts of other evenings: how many pass the limit, what is missed, minutes from the truth, and what comes for nothing. */
    alerts: eventAlerts(),
    /** The forecast at its first warning, and its errors on other evenings. */
    ahead: eventForecast().rows.map(({ lead, tonight, off, inside }) => {
      const { people, least, most } = published(tonight)
      return { lead, people, least, most, truth: tonight.truth, off: rounded(off, 4), inside: rounded(inside, 4) }
    }),
  }
}

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
      .filter(({ hour }) => hour >= planned.from)
      .map(asPublished)
      .filter(({ most }) => teamsFor(most) > 1)
      .map((count) => ({ ...count, teamsLeast: teamsFor(count.least), teamsMost: teamsFor(count.most) })),
    event: event(),
    /** What the sample would be worth with other panels. */
    sizes: countsBySize().map(({ share, off, teams, gates }) => ({
      share: rounded(share, 2),
      off: rounded(off, 4),
      gates: rounded(gates, 4),
      teamsLeast: Math.round(teams.least),
      teamsMost: Math.round(teams.most),
    })),
    /** Trips of the morning from each part of the town to each; null for what is withheld. */
    flows: districts.map((from) =>
      morningFlows()
        .filter((flow) => flow.from === from)
        .map(shownFlow),
    ),
  }
}
