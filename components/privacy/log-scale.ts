/** Ends of the retention schedule's axis, in minutes. */
const first = 1
const last = 5_256_000

/** Place of a duration on a logarithmic axis from one minute to ten years, in percent of its length. */
export function placeOnScale(minutes: number): number {
  const share = Math.log(minutes / first) / Math.log(last / first)
  return Number((share * 100).toFixed(2))
}
