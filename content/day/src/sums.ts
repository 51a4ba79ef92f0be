export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export const mean = (values: readonly number[]): number => sum(values) / values.length

/** The upper median of a list: of an even count, the greater of the two in the middle. */
export function median(values: readonly number[]): number {
  const ordered = [...values].sort((a, b) => a - b)
  return ordered[ordered.length >> 1] ?? Number.NaN
}
