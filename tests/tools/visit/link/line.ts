/** A line between a visitor and the site. */
export interface Line {
  /** Time of a packet to the server and of its answer back, in milliseconds. */
  roundTrip: number
  /** Rate of each direction in kbit/s, headers of packets included. */
  rate: number
}

/** A line of a bench, and how many times each page is visited on it. */
export interface BenchLine extends Line {
  rounds: number
}

/** Fewest rounds whose medians are written down. */
export const leastRounds = 5

/**
 * Lines of the table: a satellite or a crowded cell, a slow mobile network, a good one. Pages are compared on the first.
 * First paints of one page differ by some 50 ms from visit to visit, and their medians of five by up to 2 %, the very
 * difference that the target on web fonts allows.
 */
export const lines: readonly BenchLine[] = [
  { roundTrip: 400, rate: 400, rounds: 15 },
  { roundTrip: 150, rate: 1_600, rounds: leastRounds },
  { roundTrip: 50, rate: 10_000, rounds: leastRounds },
]

/**
 * A line as `400/400`: round trip in milliseconds, rate in kbit/s. Its rounds are those of the table.
 * @throws {Error} for another form
 */
export function parseLine(text: string): BenchLine {
  const [, roundTrip, rate] = /^(\d+)\/([1-9]\d*)$/.exec(text) ?? []
  if (roundTrip === undefined || rate === undefined)
    throw new Error(`--line ${text}: write the round trip in ms and the rate in kbit/s, as in --line 400/400`)
  const line = { roundTrip: Number(roundTrip), rate: Number(rate) }
  const known = lines.find((one) => one.roundTrip === line.roundTrip && one.rate === line.rate)
  return known ?? { ...line, rounds: leastRounds }
}

/** A line for a reader: `400 ms, 400 kbit/s`. */
export function shownLine({ roundTrip, rate }: Line): string {
  return `${roundTrip} ms, ${rate < 1_000 ? `${rate} kbit/s` : `${rate / 1_000} Mbit/s`}`
}
