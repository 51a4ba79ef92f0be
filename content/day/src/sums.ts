/* For all files of the simulated day: sum, mean and median of a list. */

import { item } from '#day/item.ts'

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export const mean = (values: readonly number[]): number => sum(values) / values.length

/** The median of a list: of an even count, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const ordered = values.toSorted((a, b) => a - b)
  const half = ordered.length / 2
  return (item(ordered, Math.ceil(half) - 1) + item(ordered, Math.floor(half))) / 2
}
