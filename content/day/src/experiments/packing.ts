/*
 * How many bits the fixes of the simulated day need when each is written as a step from the last: the example of
 * compression. Data of the figure "packing" and of the numbers pack.*. A change takes effect with
 * `npm run results -w content/day`.
 */

import { onSheet } from '#day/dataset/georeference.ts'
import { day } from '#day/day.ts'
import type { TimedPoint } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { sum } from '#day/sums.ts'

/** Bits of a record in the plainest layout: time, two axes and a fingerprint of eight bytes, accuracy and provenance of four. */
export const plainBits = 320

/** Bits of the accuracy, as one of sixteen classes, and of the tag that says which of two widths a step has. */
const accuracyBits = 4
const tagBits = 1
/** Bits before a batch: the two widths of its steps. */
const headerBits = 10

/** Whole seconds, and whole units east and north. */
interface Rounded {
  readonly seconds: number
  readonly east: number
  readonly north: number
}

/** What a run of fixes takes, in bits, by part. */
interface Packed {
  readonly records: number
  readonly batches: number
  readonly first: number
  readonly times: number
  readonly tags: number
  readonly steps: number
  readonly accuracy: number
  readonly total: number
  /** How many times as much the plain layout takes. */
  readonly ratio: number
}

/** Greatest magnitude and bits of each code for a time's second difference, its prefix included. */
const timeCodes = [
  [0, 1],
  [63, 9],
  [255, 12],
  [2047, 16],
] as const

/**
 * Bits of a second difference of times.
 *
 * Source: Pelkonen and others, Gorilla, Proceedings of the VLDB Endowment 8, 2015, section 4.1.1.
 */
const timeBits = (difference: number): number => timeCodes.find(([most]) => Math.abs(difference) <= most)?.[1] ?? 36

/** Bits of a signed whole number. */
const signedBits = (value: number): number => (value === 0 ? 1 : Math.floor(Math.log2(Math.abs(value))) + 2)

interface Widths {
  readonly narrow: number
  readonly wide: number
}

/** Bits of a batch's steps, two axes each: those that fit have the narrow width, the others the wide one. */
const stepBits = (widths: readonly number[], { narrow, wide }: Widths): number =>
  sum(widths.map((width) => 2 * (width <= narrow ? narrow : wide)))

/** The pair of widths with which the steps of a batch take the fewest bits. The wide one contains every step. */
function bestWidths(widths: readonly number[]): Widths {
  const wide = Math.max(1, ...widths)
  return Array.from({ length: wide }, (_, index) => ({ narrow: index + 1, wide })).reduce((best, one) =>
    stepBits(widths, one) < stepBits(widths, best) ? one : best,
  )
}

/** Bits that the longer axis of each step needs. */
const widthsOf = (batch: readonly Rounded[]): number[] =>
  batch.slice(1).map((one, index) => {
    const before = item(batch, index)
    return Math.max(signedBits(one.east - before.east), signedBits(one.north - before.north))
  })

function packBatch(batch: readonly Rounded[]) {
  const rest = batch.slice(1)
  const gaps = rest.map((one, index) => one.seconds - item(batch, index).seconds)
  const widths = widthsOf(batch)
  return {
    first: plainBits + headerBits,
    times: sum(gaps.map((gap, index) => timeBits(gap - (index === 0 ? 0 : item(gaps, index - 1))))),
    tags: rest.length * tagBits,
    steps: stepBits(widths, bestWidths(widths)),
    accuracy: rest.length * accuracyBits,
  }
}

/** Packs the fixes of one fingerprint in batches of so many. Only sizes are computed; no bit is written. */
function packed(fixes: readonly Rounded[], perBatch: number): Packed {
  const batches = Array.from({ length: Math.ceil(fixes.length / perBatch) }, (_, index) =>
    packBatch(fixes.slice(index * perBatch, (index + 1) * perBatch)),
  )
  const part = (key: keyof ReturnType<typeof packBatch>) => sum(batches.map((batch) => batch[key]))
  const parts = {
    first: part('first'),
    times: part('times'),
    tags: part('tags'),
    steps: part('steps'),
    accuracy: part('accuracy'),
  }
  const total = sum(Object.values(parts))
  const ratio = (fixes.length * plainBits) / total
  return { records: fixes.length, batches: batches.length, ...parts, total, ratio }
}

/** Fixes with their places in units of so many to the metre. */
const roundedTo = (perMetre: number, fixes: readonly TimedPoint[]): Rounded[] =>
  fixes.map((fix) => {
    const { east, north } = onSheet(fix)
    return { seconds: Math.round(fix.t * 60), east: Math.round(east * perMetre), north: Math.round(north * perMetre) }
  })

/** Units to the metre that the store keeps. */
const kept = 10

/** Records in a batch, for which the article gives the ratio. */
export const batchSizes = [1, 2, 5, 10, 20, 30, 60, 120, 240, 480] as const

/** The fixes of the one day, false ones too: as one batch, in batches of each size, and at other roundings. */
export const packing = once(() => {
  const { fixes } = day()
  const whole = (perMetre: number, of: readonly TimedPoint[]) => packed(roundedTo(perMetre, of), of.length)
  const all = roundedTo(kept, fixes)
  return {
    whole: whole(kept, fixes),
    /** Bits of a step on each axis, in the batch of the whole day. */
    widths: bestWidths(widthsOf(all)),
    toTheMetre: whole(1, fixes),
    /** Without the fixes that were thrown off. */
    clean: whole(
      kept,
      fixes.filter(({ thrown }) => !thrown),
    ),
    bySize: batchSizes.map((size) => ({ size, ...packed(all, size) })),
  }
})

/**
 * The ratio where a share of the records comes too late for its batch and is stored alone.
 * @param late share of the records, from 0 to 1
 */
export function ratioWithLate(late: number): number {
  const { total, records } = packing().whole
  return plainBits / (late * (plainBits + headerBits) + (1 - late) * (total / records))
}
