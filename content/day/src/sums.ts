/* For all files of the simulated day: sum, mean and median of a list, and the share of it that meets a condition. */

import { quantile } from '#day/statistics.ts'

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export const mean = (values: readonly number[]): number => sum(values) / values.length

/** The share of a list that meets a condition, from 0 to 1. */
export const shareWhere = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.filter(is).length / items.length

/** The median of a list: of an even count, the mean of the two in the middle. */
export const median = (values: readonly number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
