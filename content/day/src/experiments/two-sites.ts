/*
 * Two shops of the simulated town, compared as a client would have it: how many people live within some minutes, how many of
 * those who were near came in, from where, how sure that is after so many days, and what would turn the order round. Only
 * the fixes of the devices are read; the town's own trips are the truth that they are scored against. Data of the report
 * /data/sites and of the numbers sites.*. A change takes effect with `npm run results -w content/day`.
 */

import { modes, sides } from '#day/counts/residents.ts'
import { town, tripsOfDay } from '#day/counts/town.ts'
import { bySide, otherSample, rule, type Sample, sampleOf } from '#day/experiments/district-counts.ts'
import {
  type BySite,
  bySite,
  days,
  floorOf,
  nearBoth,
  nearShops,
  type Presence,
  presences,
  presencesOn,
  type SiteName,
  siteNames,
  tripsByDay,
} from '#day/experiments/shop-presences.ts'
import { driveTo, enlarged, evenSize, fitExponent, type Zone } from '#day/experiments/trade-area.ts'
import { cellOf, type Point } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { mulberry32, type Random } from '#day/random.ts'
import { rounded } from '#day/rounded.ts'
import { type Estimate, estimateWithin } from '#day/statistics.ts'
import { mean, shareWhere, sum } from '#day/sums.ts'

/** What the comparison is set to. */
export const rules = {
  /** T: minutes in the lot from which a presence is a visit. */
  visit: 5,
  /** Other values, so far apart that the counts of two neighbours differ by at least `leastDevices` a day. */
  thresholds: [0, 1, 3, 5, 7, 10],
  /** Limits of the catchments, in minutes by car. */
  minutes: [5, 10, 15],
  /** Fewer devices than these are not published. */
  leastDevices: rule.leastDevices,
  /** Random groups of devices, and the quantile of Student's distribution that leaves 2.5% above it, with one degree less. */
  groups: 12,
  student: 2.201,
  /**
   * Days after which the result is stated; the last is that of the report. Fewer than all, so that at least `leastDevices`
   * of each group stand behind the difference of two.
   */
  looks: [1, 2, 3, 5, days],
  /** Zones that visits come from: columns and rows of the map, 1.5 km wide. */
  zones: { columns: 6, rows: 4 },
  /** Floor space that visits are stated for, in m². */
  floor: 1000,
} as const

const seed = 2610

/** Whether a presence counts as a visit at a threshold in minutes. At zero, every presence does. */
const counts = ({ minutes }: Presence, threshold: number): boolean => threshold === 0 || (minutes ?? 0) >= threshold

export const zoneOf = (point: Point): number => cellOf(point, rules.zones)

/**
 * The zones that may be published: those from which, on one day, enough devices came to each of the shops, or groups of shops,
 * whose visits are given. Of one day to the next, only the group of a device is known.
 */
export function zonesShown(visits: readonly (readonly Pick<Presence, 'who' | 'day' | 'from'>[])[]): number[] {
  const came = visits.map((list) => list.map(({ who, day, from }) => ({ who, day, zone: zoneOf(from) })))
  const devicesOn = (list: (typeof came)[number], onDay: number, zone: number) =>
    new Set(list.flatMap((one) => (one.day === onDay && one.zone === zone ? [one.who] : []))).size
  return Array.from({ length: rules.zones.columns * rules.zones.rows }, (_, zone) => zone).filter((zone) =>
    Array.from({ length: days }, (_, onDay) => onDay).some((onDay) =>
      came.every((list) => devicesOn(list, onDay, zone) >= rules.leastDevices),
    ),
  )
}

export const isVisitor = (one: Presence): boolean => counts(one, rules.visit)

/** What one random group of devices says of the day of all residents, as the mean of the first days. */
export interface Group {
  readonly days: number
  readonly group: number
  readonly devices: number
  readonly visits: BySite<number>
  readonly passers: BySite<number>
}

/**
 * An estimate with its 95% interval from what the groups say: their variance around it, and Student's quantile.
 *
 * Source: the method of random groups, Wolter, Introduction to Variance Estimation, Springer, 2007, chapter 2.
 *
 * @param value by all devices; the mean of the groups, unless it is no sum of what devices say
 */
export function estimateOf(values: readonly number[], value = mean(values)): Estimate {
  const variance = sum(values.map((one) => (one - value) ** 2)) / (values.length * (values.length - 1))
  const half = rules.student * Math.sqrt(variance)
  return estimateWithin(value, half)
}

/** The devices of a sample, dealt out into groups, and the residents that each of them stands for. */
export interface Panel {
  readonly groupOf: ReadonlyMap<number, number>
  readonly weightOf: (who: number) => number
}

/** Each side is dealt out by itself, so that every group stands for as many residents of it as the others. */
function panelOf(random: Random, sample: Sample, carries: (who: number) => boolean): Panel {
  const { residents } = town()
  const devices = residents.flatMap(({ side }, who) => (carries(who) ? [{ who, side, at: random() }] : []))
  const dealt = sides.flatMap((side) =>
    devices.filter((one) => one.side === side).toSorted((one, other) => one.at - other.at),
  )
  const weights = bySide((side) => sample.residents[side] / sample.devices[side])
  return {
    groupOf: new Map(dealt.map(({ who }, index) => [who, index % rules.groups])),
    weightOf: (who) => weights[item(residents, who).side],
  }
}

/**
 * A week after all days that are counted, whose true visits are known: as from counts at the doors, or from diaries of people with
 * a device. `seed` is that of its fixes.
 */
const checked = { from: 56, seed: 2620 } as const

/** Who came near the two shops in that week, as the devices of all residents would tell it. */
const checkedWeek = once((): Presence[] => {
  const random = mulberry32(checked.seed)
  return Array.from({ length: days }, (_, index) => {
    const ofDay = presencesOn(random, index, nearBoth(tripsOfDay(checked.from + index)), () => true)
    return siteNames.flatMap((site) => ofDay[site])
  }).flat()
})

/**
 * True visits for each that is counted, by the devices of a panel in the checked week: above 1, because quick errands are missed
 * more often than passers-by are taken for visitors. Its own error is small beside that of the sample, and left out of intervals.
 */
export function visitsForEach({ groupOf }: Panel): number {
  const seen = checkedWeek().filter(({ who }) => groupOf.has(who))
  return seen.filter(({ isVisit }) => isVisit).length / seen.filter(isVisitor).length
}

/** A panel whose devices stand for visits, not for residents: each for as many as it counts for in the checked week. */
export function forVisits(panel: Panel): Panel {
  const factor = visitsForEach(panel)
  return { ...panel, weightOf: (who) => factor * panel.weightOf(who) }
}

/** What each group says of the day of all residents: the mean of the first days. Presences of others are left out. */
export function byGroup({ groupOf, weightOf }: Panel, list: readonly Counted[], firstDays: number): number[] {
  const sums = Array.from({ length: rules.groups }, () => 0)
  for (const { who, day: onDay } of list) {
    const group = groupOf.get(who)
    if (group !== undefined && onDay < firstDays) sums[group] = item(sums, group) + weightOf(who)
  }
  return sums.map((one) => rounded((rules.groups * one) / firstDays, 2))
}

export type Counted = Pick<Presence, 'who' | 'day'>

/** Visits a day by which the shop on Park Road leads, after so many days. */
function leadAfter(panel: Panel, visits: BySite<readonly Counted[]>, firstDays: number): Estimate {
  const { king, park } = bySite((site) => byGroup(panel, visits[site], firstDays))
  return estimateOf(park.map((one, group) => one - item(king, group)))
}

/** The comparison: what the devices say, and how far it is from the truth. */
export const twoSites = once(() => {
  const { residents } = town()
  const random = mulberry32(seed)
  const carries = (who: number) => item(residents, who).hasDevice
  const sample = sampleOf(residents, carries)
  const panel = panelOf(random, sample, carries)
  const visitPanel = forVisits(panel)
  const aDay = (list: readonly { who: number }[], { weightOf } = panel) =>
    rounded(sum(list.map(({ who }) => weightOf(who))) / days, 2)

  const ofDays = presences(random, carries)
  const seen = bySite((site) => ofDays.flatMap((ofDay) => ofDay[site]))
  const visitors = bySite((site) => seen[site].filter(isVisitor))

  const groups = rules.looks.flatMap((firstDays) => {
    const visits = bySite((site) => byGroup(visitPanel, visitors[site], firstDays))
    const passers = bySite((site) =>
      byGroup(panel, seen[site], firstDays).map((all, group) => rounded(all - item(visits[site], group), 2)),
    )
    return visits.king.map(
      (_, group): Group => ({
        days: firstDays,
        group: group + 1,
        devices: [...panel.groupOf.values()].filter((one) => one === group).length,
        visits: bySite((site) => item(visits[site], group)),
        passers: bySite((site) => item(passers[site], group)),
      }),
    )
  })
  const ofAllDays = groups.filter((one) => one.days === days)

  const drive = bySite(driveTo)
  const shopTrips = tripsByDay()
    .flat()
    .filter(({ who, purpose }) => purpose === 'shop' && carries(who))
    .map(({ who, from }) => ({ who, zone: zoneOf(from), minutes: bySite((site) => drive[site](from)) }))
  const zoneWhere = (zone: number | undefined, isIn: (zone: number) => boolean): Zone => {
    const theirs = shopTrips.filter((trip) => isIn(trip.zone))
    const here = bySite((site) => visitors[site].filter(({ from }) => isIn(zoneOf(from))))
    return {
      zone,
      trips: aDay(theirs),
      visits: bySite((site) => aDay(here[site], visitPanel)),
      seen: bySite((site) => here[site].length),
      minutes: bySite((site) => rounded(mean(theirs.map(({ minutes }) => minutes[site])), 2)),
    }
  }
  const shown = zonesShown(siteNames.map((site) => visitors[site]))
  const published = shown.map((zone) => zoneWhere(zone, (one) => one === zone))
  const zones = [...published, zoneWhere(undefined, (zone) => !shown.includes(zone))]

  const drives = residents.map(({ home }) => bySite((site) => drive[site](home)))
  const even = evenSize(zones)
  const truly = (site: SiteName, kind: 'visit' | 'passing') =>
    rounded(mean(nearShops().map((ofDay) => ofDay[site].filter((one) => one.kind === kind).length)), 2)
  return {
    residents: residents.length,
    devices: panel.groupOf.size,
    panel,
    visitPanel,
    /** Share by which counts of visits are raised, from the checked week. */
    raised: visitsForEach(panel) - 1,
    groups,
    /** Fewest devices of a group behind a count of visits to one shop, or behind the difference of two looks. */
    fewest: Math.min(
      ...rules.looks.flatMap((look, index) =>
        siteNames.flatMap((site) => {
          const since = rules.looks[index - 1] ?? 0
          const late = visitors[site].filter((one) => one.day >= since && one.day < look)
          return ofAllDays.map(
            ({ group }) => new Set(late.flatMap(({ who }) => (panel.groupOf.get(who) === group - 1 ? [who] : []))).size,
          )
        }),
      ),
    ),
    zones,
    zonesWithVisits: new Set(siteNames.flatMap((site) => visitors[site].map(({ from }) => zoneOf(from)))).size,
    visits: bySite((site) => estimateOf(ofAllDays.map(({ visits }) => visits[site]))),
    passers: bySite((site) => estimateOf(ofAllDays.map(({ passers }) => passers[site]))),
    /** Visits a day for each `rules.floor` of floor space, which is given: only the visits have an error. */
    visitsByFloor: bySite((site) =>
      estimateOf(ofAllDays.map(({ visits }) => (visits[site] * rules.floor) / floorOf(site))),
    ),
    /** Visits a day by which the shop on Park Road leads, after some days and after all. */
    leads: rules.looks.map((look) => ({ days: look, ...leadAfter(visitPanel, visitors, look) })),
    truth: bySite((site) => ({ visits: truly(site, 'visit'), passers: truly(site, 'passing') })),
    catchments: rules.minutes.map((limit) => ({
      limit,
      residents: bySite((site) => drives.filter((one) => one[site] <= limit).length),
      both: drives.filter(({ king, park }) => Math.max(king, park) <= limit).length,
    })),
    thresholds: rules.thresholds.map((minutes) => ({
      minutes,
      visits: bySite((site) => aDay(seen[site].filter((one) => counts(one, minutes)))),
      missed: bySite((site) => seen[site].filter((one) => one.isVisit && !counts(one, minutes)).length),
      false: bySite((site) => seen[site].filter((one) => !one.isVisit && counts(one, minutes)).length),
    })),
    /** Presences of devices that truly came in, and that truly passed, over all days. */
    seen: bySite((site) => ({
      visits: seen[site].filter(({ isVisit }) => isVisit).length,
      passers: seen[site].filter(({ isVisit }) => !isVisit).length,
    })),
    modes: modes.map((mode) => ({
      mode,
      visits: bySite((site) =>
        aDay(
          visitors[site].filter((one) => one.mode === mode),
          visitPanel,
        ),
      ),
    })),
    exponent: fitExponent(published, 'king', ['park']),
    evenSize: even,
    /** Visits a day to both if the shop on King Street had that size. */
    even: enlarged(zones, even).king,
  }
})

/** Other samples of the same residents, to see how often a lead is decided after so many days. */
export const trials = { seed: 2611, count: 200 } as const

/** Which shop leads, if any: the interval of a decided lead leaves zero out. */
export const leaderOf = ({ least, most }: Estimate): SiteName | undefined => {
  if (least > 0) return 'park'
  return most < 0 ? 'king' : undefined
}

/** @param part of the devices that the town has, from 0 to 1 */
export const otherPanels = (random: Random, part = 1): Panel[] =>
  Array.from({ length: trials.count }, () => {
    const { sample, carries } = otherSample(random, part)
    return panelOf(random, sample, carries)
  })

/** In how many samples the shop on Park Road, the one on King Street or none leads after so many days. */
function decided(panels: readonly Panel[], visits: BySite<readonly Counted[]>, firstDays: number) {
  const leaders = panels.map((panel) => leaderOf(leadAfter(panel, visits, firstDays)))
  const led = (by: SiteName | undefined) => leaders.filter((one) => one === by).length
  return { park: led('park'), king: led('king'), open: led(undefined) }
}

/** The share of intervals that contain a truth. */
const shareInside = (intervals: readonly Estimate[], truth: number): number =>
  shareWhere(intervals, ({ least, most }) => least <= truth && truth <= most)

/**
 * In how many of the other samples the shop on Park Road, the one on King Street or none leads, after one day and after all, and
 * how often intervals contain the truth.
 */
export const decisions = once(() => {
  const random = mulberry32(trials.seed)
  const everyone = presences(random, () => true)
  const visits = bySite((site) => everyone.flatMap((ofDay) => ofDay[site].filter(isVisitor)))
  const panels = otherPanels(random).map(forVisits)
  const { truth } = twoSites()
  return {
    samples: trials.count,
    /** Shares of the intervals of visits, and of the lead, that contain the truth after all days. */
    inside: {
      ...bySite((site) =>
        shareInside(
          panels.map((panel) => estimateOf(byGroup(panel, visits[site], days))),
          truth[site].visits,
        ),
      ),
      lead: shareInside(
        panels.map((panel) => leadAfter(panel, visits, days)),
        truth.park.visits - truth.king.visits,
      ),
    },
    /** Of all residents, as their devices would tell them. */
    visits,
    afterOne: decided(panels, visits, 1),
    afterAll: decided(panels, visits, days),
  }
})
