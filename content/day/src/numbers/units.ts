import type { PrintedNumber } from '../../format.ts'

/** Units of numbers by how their key ends, the longest ending first. The others are counts, names and scores. */
const units: readonly (readonly [ending: RegExp, unit: string])[] = [
  [/\.(kmh|halt\.(claimed|smoothed))$/, 'km/h'],
  [/\.(km|gyration(\.(full|without|loss))?)$/, 'km'],
  [/^life\.(radius|correlation)\./, 'km'],
  [/\.ms$/, 'ms'],
]

export const withUnits = (numbers: Readonly<Record<string, PrintedNumber>>): Readonly<Record<string, PrintedNumber>> =>
  Object.fromEntries(
    Object.entries(numbers).map(([key, number]) => {
      const unit = units.find(([ending]) => ending.test(key))?.[1]
      return [key, unit === undefined ? number : { ...number, unit }]
    }),
  )
