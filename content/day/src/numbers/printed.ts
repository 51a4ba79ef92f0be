/*
 * Numbers of the simulated day with the way in which a language has to print them: as digits or words, with decimals and a
 * unit. The files of this folder, and labels of figures, build their numbers by these.
 */

import { rounded } from '#day/rounded.ts'
import type { PrintedNumber, Unit } from '../../format.ts'

/** @throws {RangeError} for a value that is not finite, which JSON would write as null */
function finite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`The number ${value} cannot be printed.`)
  return value
}

/** Absent for a count, a ratio or a score. */
const inUnit = (unit: Unit | undefined) => unit && { unit }

/** A whole number with its thousands set off. */
export const whole = (value: number, unit?: Unit): PrintedNumber => ({
  as: 'whole',
  value: Math.round(finite(value)),
  ...inUnit(unit),
})

/** A number with a fixed count of decimals. */
export const decimal = (value: number, decimals: number, unit?: Unit): PrintedNumber => ({
  as: 'decimal',
  value: rounded(finite(value), decimals),
  decimals,
  ...inUnit(unit),
})

/** A share in percent with a fixed count of decimals, printed with its sign. */
export const percent = (value: number, decimals = 0): PrintedNumber => ({
  as: 'percent',
  value: rounded(finite(value), decimals),
  decimals,
  unit: '%',
})

/** A number as running text writes it: small ones in words, the others in figures. */
export const cardinal = (value: number, unit?: Unit): PrintedNumber => ({
  as: 'cardinal',
  value: finite(value),
  ...inUnit(unit),
})

/** A number in words, for a sentence in which a figure would look out of place. */
export const spelled = (value: number, unit?: Unit): PrintedNumber => ({
  as: 'spelled',
  value: finite(value),
  ...inUnit(unit),
})

/** Numbers in words, joined as in a sentence. */
export const listed = (values: readonly number[], unit?: Unit): PrintedNumber => ({
  as: 'listed',
  values: values.map(finite),
  ...inUnit(unit),
})

/** Minutes after midnight as a time of day, without the seconds. */
export const clockTime = (minutes: number): PrintedNumber => ({
  as: 'clockTime',
  value: Math.floor(finite(minutes)),
  unit: 'min',
})

/** Minutes as a length of time. */
export const duration = (minutes: number): PrintedNumber => ({ as: 'duration', value: finite(minutes), unit: 'min' })

/** The same for a label, where room is short. */
export const shortDuration = (minutes: number): PrintedNumber => ({
  as: 'shortDuration',
  value: finite(minutes),
  unit: 'min',
})

/** A name that is the same in every language. */
export const text = (name: string): PrintedNumber => ({ as: 'text', text: name })
