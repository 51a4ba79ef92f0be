import { item } from '#content/day/item.ts'
import { mulberry32 } from '#content/day/random.ts'

const samples = { seed: 1979, count: 2000 } as const

/**
 * The 95 percent interval of a statistic by the percentiles of the bootstrap: cases are drawn again with replacement, as
 * many as there are, and taken as independent.
 *
 * Source: Efron, Bootstrap Methods: Another Look at the Jackknife, Annals of Statistics 7, 1979.
 *
 * @param cases at least one
 */
export function resampledInterval<Case>(
  cases: readonly Case[],
  statistic: (sample: readonly Case[]) => number,
): { readonly least: number; readonly most: number } {
  const random = mulberry32(samples.seed)
  const draw = () => cases.map(() => item(cases, Math.floor(random() * cases.length)))
  const values = Array.from({ length: samples.count }, () => statistic(draw())).toSorted((a, b) => a - b)
  const at = (share: number) => item(values, Math.round(share * (values.length - 1)))
  return { least: at(0.025), most: at(0.975) }
}
