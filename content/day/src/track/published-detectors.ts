/*
 * Three published detectors of stays, with which the site's own is compared on simulated days (experiments/other-days.ts,
 * the numbers detector.*). A change takes effect with `npm run results -w content/day`.
 */

import type { TimedPoint } from '#day/ground/sheet.ts'
import { centroid, metres, type Point } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { longestGap } from '#day/track/staypoints.ts'

/** A stay: the times of its first and last fix, in minutes after midnight, and the mean of its fixes. */
export interface FoundStay extends Point {
  readonly first: number
  readonly last: number
}

/**
 * A detector with its distance D set, in metres. The result finds the stays of at least T minutes, and may be asked for
 * several T: what does not depend on T is computed once.
 */
export type Detector = (fixes: readonly TimedPoint[], distance: number) => (duration: number) => FoundStay[]

const stayOf = (fixes: readonly TimedPoint[]): FoundStay => ({
  first: item(fixes, 0).t,
  last: item(fixes, -1).t,
  ...centroid(fixes),
})

/**
 * Runs of at least T, from the first fix on; a run that is too short gives way to the one from the next fix.
 * @param endOf one past the last fix of the longest run from a fix
 */
function runsOf(fixes: readonly TimedPoint[], endOf: (from: number) => number) {
  const ends: number[] = []
  return (duration: number): FoundStay[] => {
    const found: FoundStay[] = []
    let from = 0
    while (from < fixes.length) {
      ends[from] ??= endOf(from)
      const to = item(ends, from)
      if (item(fixes, to - 1).t - item(fixes, from).t < duration) from++
      else {
        found.push(stayOf(fixes.slice(from, to)))
        from = to
      }
    }
    return found
  }
}

/**
 * Runs of fixes within D of their first for at least T. Gaps are ignored, and no run is merged.
 *
 * Source: Li, Zheng, Xie, Chen, Liu and Ma, Mining User Similarity Based on Location History, ACM GIS 2008.
 */
export const anchorStays: Detector = (fixes, distance) =>
  runsOf(fixes, (from) => {
    let to = from + 1
    while (to < fixes.length && metres(item(fixes, from), item(fixes, to)) <= distance) to++
    return to
  })

/**
 * Runs of at least T in which no two fixes are farther apart than the roaming distance, here 2D: the width of a circle
 * of radius D.
 *
 * Source: Hariharan and Toyama, Project Lachesis: Parsing and Modeling Location Histories, GIScience 2004.
 */
export const roamingStays: Detector = (fixes, distance) =>
  runsOf(fixes, (from) => {
    const roams = (to: number) => {
      for (let index = from; index < to; index++)
        if (metres(item(fixes, index), item(fixes, to)) > 2 * distance) return true
      return false
    }
    let to = from + 1
    while (to < fixes.length && !roams(to)) to++
    return to
  })

/** Least number of fixes in a dense neighbourhood, its middle included. */
export const denseCount = 7

/**
 * Clusters of fixes that are dense in space and time, of at least T. A fix with seven fixes within D and five minutes,
 * itself counted, is a core; what is near a core belongs to its cluster.
 *
 * Source: Birant and Kut, ST-DBSCAN: An Algorithm for Clustering Spatial-Temporal Data, Data and Knowledge Engineering 60,
 * 2007, with time as the second distance.
 */
export const denseStays: Detector = (fixes, distance) => {
  const near = fixes.map((fix, at) => {
    const isSoon = (index: number) => index in fixes && Math.abs(item(fixes, index).t - fix.t) <= longestGap
    const around: number[] = []
    for (let index = at; isSoon(index); index--) if (metres(fix, item(fixes, index)) <= distance) around.push(index)
    for (let index = at + 1; isSoon(index); index++) if (metres(fix, item(fixes, index)) <= distance) around.push(index)
    return around
  })
  const isCore = near.map((around) => around.length >= denseCount)
  const clustered = new Set<number>()
  const clusterOf = (seed: number) => {
    const members: number[] = []
    const open = [seed]
    clustered.add(seed)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      members.push(at)
      const reached = isCore[at] ? item(near, at).filter((index) => !clustered.has(index)) : []
      for (const index of reached) clustered.add(index)
      open.push(...reached)
    }
    return stayOf(members.toSorted((a, b) => a - b).map((index) => item(fixes, index)))
  }
  const clusters = [...fixes.keys()].flatMap((seed) => (isCore[seed] && !clustered.has(seed) ? [clusterOf(seed)] : []))
  return (duration) => clusters.filter(({ first, last }) => last - first >= duration)
}
