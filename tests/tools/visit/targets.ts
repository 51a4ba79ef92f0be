import type { Visit } from '#tests/tools/visit/visitor/visit.ts'
import { ratioTo, type Summary, summaries, wholeVisits } from './summary.ts'

interface Target {
  /** Line on which the target holds, as an option. Undefined for all. */
  option?: string
  /** What a page missed. Undefined when the target is held, or was not measured. */
  missed: (summary: Summary) => string | undefined
}

const above = (what: string, value: number, most: number): string | undefined =>
  value > most ? `${what} ${value.toFixed(3)}, at most ${most.toFixed(2)}` : undefined

const targets: readonly Target[] = [
  { option: '400/400', missed: (page) => above('first paint to bare page', ratioTo(page, 'bare'), 1.1) },
  {
    option: '400/400',
    missed: (page) => above('first paint to itself without fonts', ratioTo(page, 'fontless'), 1.02),
  },
  { option: '50/10000', missed: (page) => brandMissed(wholeVisits(page)) },
  { missed: (page) => shiftMissed(wholeVisits(page)) },
]

function brandMissed(visits: readonly Visit[]): string | undefined {
  const without = visits.filter(({ brandHeading }) => brandHeading === false).length
  return without === 0 ? undefined : `heading without the brand's face in ${without} of ${visits.length} visits`
}

function shiftMissed(visits: readonly Visit[]): string | undefined {
  const shifted = visits.filter(({ layoutShift }) => layoutShift > 0)
  const most = Math.max(0, ...shifted.map(({ layoutShift }) => layoutShift))
  const elements = [...new Set(shifted.flatMap((one) => one.shifted))].join(', ')
  return shifted.length === 0
    ? undefined
    : `layout shift up to ${most.toFixed(4)} in ${shifted.length} of ${visits.length} visits (${elements}), at most 0`
}

/** One line for each target that a page misses. */
export function missedTargets(visits: readonly Visit[]): string[] {
  return summaries(visits).flatMap((summary) =>
    targets
      .filter(({ option }) => option === undefined || option === summary.option)
      .flatMap(({ missed }) => missed(summary) ?? [])
      .map((text) => `${summary.address}, ${summary.line}: ${text}`),
  )
}
