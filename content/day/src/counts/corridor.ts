/*
 * A worked example beside the simulated day: how much delay on a road is saved if some trips leave after the peak. The
 * numbers peak.* of the article on smart cities. A change takes effect with `npm run results -w content/day`.
 */

/**
 * An example corridor in its peak. Flows are multiples of its capacity, times are minutes. The trips that move leave in
 * the hour after the peak, evenly.
 */
export const corridor = { freeFlow: 20, peak: 1.1, peakMinutes: 60, after: 0.8, afterMinutes: 60 } as const

/**
 * Travel time in minutes at a flow.
 *
 * Source: Bureau of Public Roads, Traffic Assignment Manual (1964), with its usual constants 0.15 and 4.
 */
const travelTime = (flow: number): number => corridor.freeFlow * (1 + 0.15 * flow ** 4)

/**
 * The peak after a share of its trips has moved, by the formula and by a queue at one point.
 *
 * Source of the queue: Vickrey, Congestion theory and transport investment (1969). Vehicles that arrive beyond capacity
 * wait; the queue shrinks by what the flow lacks to capacity.
 *
 * @param moved share of the peak's trips, from 0 to 1
 * @throws {RangeError} for a share outside that range
 */
export function peakAfterMovedTrips(moved: number) {
  if (!(moved >= 0 && moved <= 1)) throw new RangeError(`moved is ${moved}: expected a share from 0 to 1.`)
  const { freeFlow, peak, peakMinutes, after, afterMinutes } = corridor
  const flow = peak * (1 - moved)
  const later = after + (peak * moved * peakMinutes) / afterMinutes
  const queue = Math.max(0, flow - 1) * peakMinutes
  const outlives = queue === 0 ? 0 : queue / (1 - later)
  const travel = travelTime(flow)
  return {
    /** Flow in the peak hour, in multiples of capacity. */
    flow,
    /** Travel time and delay by the formula, in minutes. */
    travel,
    delay: travel - freeFlow,
    /** Wait of the last to arrive in the peak, and how long the queue outlives the peak, in minutes. */
    longestWait: queue,
    outlives,
    /** Waiting of all vehicles together, in vehicle minutes for each vehicle a minute of capacity. */
    waiting: (queue * (peakMinutes + outlives)) / 2,
  }
}

export type PeakAfterMovedTrips = ReturnType<typeof peakAfterMovedTrips>

/**
 * The least share of trips whose move leaves no more than `rest` of a measure, to a ten-thousandth.
 *
 * @param measure falls as more trips move, such as the delay or the waiting
 */
export function shareToMove(measure: (peak: PeakAfterMovedTrips) => number, rest: number): number {
  const aim = measure(peakAfterMovedTrips(0)) * rest
  let [low, high] = [0, 0.1]
  while (high - low > 1e-5) {
    const middle = (low + high) / 2
    if (measure(peakAfterMovedTrips(middle)) > aim) low = middle
    else high = middle
  }
  return high
}
