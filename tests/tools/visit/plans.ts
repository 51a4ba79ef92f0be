import type { Variant } from '#tests/tools/visit/host/variant.ts'
import { type BenchLine, leastRounds } from '#tests/tools/visit/link/line.ts'
import type { Plan } from '#tests/tools/visit/visitor/visit.ts'
import type { VisitedPage } from './pages.ts'

export interface Wishes {
  pages: readonly VisitedPage[]
  lines: readonly BenchLine[]
  variants: readonly Variant[]
}

/** Number of rounds until every line has had its own. */
export const roundsOf = ({ lines }: Wishes): number => Math.max(...lines.map(({ rounds }) => rounds))

/**
 * The visits of one round. Variants of a page on a line follow each other, so that the machine is the same for them; who
 * begins changes from page to page and from round to round.
 */
export function plansOf({ pages, lines, variants }: Wishes, round: number): Plan[] {
  const running = lines.filter(({ rounds }) => round < rounds)
  const byPage = pages.map((page, index) =>
    running.flatMap((line) =>
      rotated(variants, round + index).map((variant) => ({ page, line, variant, isWhole: isWhole(variant, round) })),
    ),
  )
  return rotated(byPage, round).flat()
}

/** The page as built is visited until it is quiet; more rounds than are needed for that only compare first paints. */
const isWhole = (variant: Variant, round: number): boolean => variant === 'site' && round < leastRounds

function rotated<T>(items: readonly T[], by: number): T[] {
  const from = items.length === 0 ? 0 : by % items.length
  return [...items.slice(from), ...items.slice(0, from)]
}
