import type { PrintedNumber } from '../../format.ts'

/** @throws {RangeError} for a value that is not finite, which JSON would write as null */
function finite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`The number ${value} cannot be printed.`)
  return value
}

/** A whole number with its thousands set off. */
export const whole = (value: number): PrintedNumber => ({ as: 'whole', value: Math.round(finite(value)) })

const rounded = (value: number, decimals: number): number => Number(finite(value).toFixed(decimals))

/** A number with a fixed count of decimals. */
export const decimal = (value: number, decimals: number): PrintedNumber => ({
  as: 'decimal',
  value: rounded(value, decimals),
  decimals,
})

/** A share in percent with a fixed count of decimals. */
export const percent = (value: number, decimals = 0): PrintedNumber => ({
  as: 'percent',
  value: rounded(value, decimals),
  decimals,
})

/** A count as running text writes it: small ones in words, the others in figures. */
export const cardinal = (count: number): PrintedNumber => ({ as: 'cardinal', value: finite(count) })

/** A count in words, for a sentence in which a figure would look out of place. */
export const spelled = (count: number): PrintedNumber => ({ as: 'spelled', value: finite(count) })

/** Counts in words, joined as in a sentence. */
export const listed = (values: readonly number[]): PrintedNumber => ({ as: 'listed', values: values.map(finite) })

/** Minutes after midnight as a time of day, without the seconds. */
export const clockTime = (minutes: number): PrintedNumber => ({ as: 'clockTime', value: Math.floor(finite(minutes)) })

/** Minutes as a length of time. */
export const duration = (minutes: number): PrintedNumber => ({ as: 'duration', value: finite(minutes) })

/** The same for a label, where room is short. */
export const shortDuration = (minutes: number): PrintedNumber => ({ as: 'shortDuration', value: finite(minutes) })

/** A name that is the same in every language. */
export const text = (name: string): PrintedNumber => ({ as: 'text', text: name })
