/*
 * Measures of movement on a hundred simulated days of one invented person: radius, entropy, regularity and types of trips.
 * The numbers life.* of the article on movement. A change takes effect with `npm run results -w content/day`.
 */

import { day } from '#day/day.ts'
import { metres } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { mulberry32 } from '#day/random.ts'
import { quantile, resampledInterval } from '#day/statistics.ts'
import { mean, sum } from '#day/sums.ts'
import { drawReturningLife, type LongStay } from '#day/track/returning.ts'
import { entropy, radiusOfGyration } from '#day/track/staypoints.ts'

const seed = 100
/** Days drawn, and the days of memory that a fingerprint for routines has. */
export const span = { days: 100, memory: 28 } as const
const dayLength = 1440
const leastRoutine = 3
const shortHop = { metres: 1000, minutes: 60 } as const

type TripType = 'long' | 'exploratory' | 'routine' | 'short' | 'rest'

/** Where time was spent between two minutes, one entry a place. */
function timeAt(stays: readonly LongStay[], from: number, to: number) {
  const byPlace = new Map<number, { place: number; x: number; y: number; minutes: number }>()
  for (const { place, x, y, arrive, leave } of stays) {
    const minutes = Math.min(leave, to) - Math.max(arrive, from)
    if (minutes <= 0) continue
    byPlace.set(place, { place, x, y, minutes: (byPlace.get(place)?.minutes ?? 0) + minutes })
  }
  return [...byPlace.values()]
}

const placeAt = (stays: readonly LongStay[], minute: number): number | undefined =>
  stays.find(({ arrive, leave }) => arrive <= minute && minute < leave)?.place

/** The day's graph of places, numbered in order of visit: '1-2-1' is home, work, home. */
function motifOf(stays: readonly LongStay[], from: number): string {
  const names = new Map<number, number>()
  const today = stays.filter(({ arrive, leave }) => leave > from && arrive < from + dayLength)
  const edges = today.map(({ place }) => names.get(place) ?? names.set(place, names.size + 1).size)
  return [...new Set(edges.slice(1).map((to, index) => `${edges[index]}>${to}`))].toSorted().join(' ')
}

/**
 * The share of hours spent where the hour of the day and the kind of day were mostly spent before.
 *
 * Source of the measure: the regularity of Song, Qu, Blumm and Barabasi, Science 327, 2010.
 */
function regularity(stays: readonly LongStay[]): number {
  let [right, all] = [0, 0]
  for (let hour = span.memory * 24; hour < span.days * 24; hour++) {
    const counts = new Map<number, number>()
    for (let week = 1; week <= span.memory / 7; week++) {
      const place = placeAt(stays, (hour - week * 168) * 60 + 30)
      if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1)
    }
    const usual = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0]
    const now = placeAt(stays, hour * 60 + 30)
    if (now === undefined) continue
    all++
    if (now === usual) right++
  }
  return right / all
}

/** The main type of the trip that ends at a stay, by the order and the bounds that the article states. */
function typeOf(stays: readonly LongStay[], index: number, radius: number): TripType {
  const [from, to] = [item(stays, index - 1), item(stays, index)]
  const memory = stays.slice(0, index).filter(({ leave }) => leave > to.arrive - span.memory * dayLength)
  const away = metres(from, to)
  if (away > 2 * radius * 1000) return 'long'
  if (!memory.some(({ place }) => place === to.place)) return 'exploratory'
  const hour = (minute: number) => Math.floor((minute % dayLength) / 60)
  const alike = memory.filter(
    (stay, at) =>
      stay.place === to.place &&
      memory[at - 1]?.place === from.place &&
      Math.abs(hour(stay.arrive) - hour(to.arrive)) <= 1,
  )
  if (alike.length >= leastRoutine) return 'routine'
  const back = stays[index + 1]
  const isShort = away < shortHop.metres && back?.place === from.place && back.arrive - from.leave <= shortHop.minutes
  return isShort ? 'short' : 'rest'
}

/** The measures of the article on movement, run on a hundred consecutive days of one synthetic person. */
export const hundredDays = once(() => {
  const stays = drawReturningLife(mulberry32(seed), day().roads, span.days)
  const days = Array.from({ length: span.days }, (_, index) => {
    const places = timeAt(stays, index * dayLength, (index + 1) * dayLength)
    return {
      radius: radiusOfGyration(places),
      entropy: entropy(places.map(({ minutes }) => minutes)),
      motif: motifOf(stays, index * dayLength),
    }
  })
  const radiusAfter = (count: number) => radiusOfGyration(timeAt(stays, 0, count * dayLength))
  const at = (values: readonly number[], share: number) =>
    quantile(
      values.toSorted((a, b) => a - b),
      share,
    )
  const distribution = (values: readonly number[]) => ({
    least: Math.min(...values),
    low: at(values, 0.1),
    median: at(values, 0.5),
    high: at(values, 0.9),
    most: Math.max(...values),
  })
  const motifs = [...Map.groupBy(days, ({ motif }) => motif).values()]
    .map(({ length }) => length)
    .toSorted((a, b) => b - a)
  const whole = radiusAfter(span.days)
  const typed = stays.flatMap((stay, index) =>
    index > 0 && stay.arrive >= span.memory * dayLength
      ? [{ type: typeOf(stays, index, whole), isHomeward: stay.place === 1 }]
      : [],
  )
  const share = (type: TripType) => typed.filter((one) => one.type === type).length / typed.length
  const rest = typed.filter(({ type }) => type === 'rest')
  return {
    days,
    trips: typed.length,
    places: new Set(stays.map(({ place }) => place)).size,
    radius: distribution(days.map(({ radius }) => radius)),
    entropy: distribution(days.map(({ entropy: bits }) => bits)),
    radiusAfter: { week: radiusAfter(7), month: radiusAfter(span.memory), all: whole },
    correlation: disagreement(days),
    correlationInterval: resampledInterval(days, disagreement),
    regularity: regularity(stays),
    motifs,
    types: {
      long: share('long'),
      exploratory: share('exploratory'),
      routine: share('routine'),
      short: share('short'),
      rest: share('rest'),
    },
    /** Share of the trips of no type that lead home. */
    restHomeward: rest.filter(({ isHomeward }) => isHomeward).length / rest.length,
  }
})

/** Correlation of radius and entropy from day to day. */
const disagreement = (days: readonly { readonly radius: number; readonly entropy: number }[]): number =>
  correlationOf(
    days.map(({ radius }) => radius),
    days.map(({ entropy: bits }) => bits),
  )

/** Pearson's correlation of two lists of equal length. */
function correlationOf(xs: readonly number[], ys: readonly number[]): number {
  const [mx, my] = [mean(xs), mean(ys)]
  const [dx, dy] = [xs.map((x) => x - mx), ys.map((y) => y - my)]
  const product = (as: readonly number[], bs: readonly number[]) => sum(as.map((a, index) => a * item(bs, index)))
  return product(dx, dy) / Math.sqrt(product(dx, dx) * product(dy, dy))
}
