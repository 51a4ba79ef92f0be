/** A line between a visitor and the site. */
export interface Line {
  /** Time of a packet to the server and of its answer back, in milliseconds. */
  roundTrip: number
  /** Rate of each direction in kbit/s, headers of packets included. */
  rate: number
}

/** Lines of the table: a satellite or a crowded cell, a slow mobile network, a good one. */
export const lines: readonly Line[] = [
  { roundTrip: 400, rate: 400 },
  { roundTrip: 150, rate: 1_600 },
  { roundTrip: 50, rate: 10_000 },
]

/** A line as `400/400`: round trip in milliseconds, rate in kbit/s. @throws {Error} for another form */
export function parseLine(text: string): Line {
  const [, roundTrip, rate] = /^(\d+)\/([1-9]\d*)$/.exec(text) ?? []
  if (roundTrip === undefined || rate === undefined)
    throw new Error(`--line ${text}: write the round trip in ms and the rate in kbit/s, as in --line 400/400`)
  return { roundTrip: Number(roundTrip), rate: Number(rate) }
}

/** A line for a reader: `400 ms, 400 kbit/s`. */
export function shownLine({ roundTrip, rate }: Line): string {
  return `${roundTrip} ms, ${rate < 1_000 ? `${rate} kbit/s` : `${rate / 1_000} Mbit/s`}`
}
