import { claimNumber } from './claims.ts'

/** An example of how the promised alert latency is spent: milliseconds for each stage, in order. */
const shares = { receive: 9, normalize: 8, strip: 5, fuse: 24, decide: 16, authorize: 7, deliver: 22 } as const

export type LatencyStage = keyof typeof shares

/** The promise, in milliseconds. */
export const latencyBudget = claimNumber('alertLatency')

/** Milliseconds that the example's event spends between the sensor's clock and ours. */
const uplink = 1310

/** A stage with its share, and the milliseconds spent before it and after it. */
interface SpentStage {
  readonly stage: LatencyStage
  readonly share: number
  readonly from: number
  readonly to: number
}

/**
 * The stages end to end.
 * @throws {RangeError} when they come to the budget or more: the promise is less than the budget
 */
export function spentStages(): readonly SpentStage[] {
  let to = 0
  const stages = Object.entries(shares).map(([stage, share]) => {
    const from = to
    to += share
    return { stage: stage as LatencyStage, share, from, to }
  })
  if (to >= latencyBudget)
    throw new RangeError(
      `content/facts/latency-budget.ts: the stages add up to ${to} ms. Keep the sum under ${latencyBudget} ms.`,
    )
  return stages
}

/** The four times of the example's alert, in milliseconds after it was sensed. */
export function alertTimes() {
  const stages = spentStages()
  const after = (name: LatencyStage) => uplink + (stages.find(({ stage }) => stage === name)?.to ?? 0)
  return { sensed: 0, received: uplink, decided: after('decide'), delivered: after('deliver') }
}
