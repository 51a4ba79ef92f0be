/*
 * A worked example beside the simulated day: why a query of many partitions is slower than a query of one, in invented
 * milliseconds. The numbers query.* of the article on the technical backbone. A change takes effect with
 * `npm run results -w content/day`.
 */

import { once } from '#day/once.ts'
import { gaussian, mulberry32, type Random } from '#day/random.ts'
import { quantile } from '#day/statistics.ts'

/**
 * An invented read of one partition: usually a few milliseconds, log-normal; now and then one that waits behind a merge
 * or a busy disk. One read in a hundred takes longer than 15 ms.
 */
const partition = { seed: 100, median: 5, spread: 0.35, slow: 0.0088, slowest: 120 } as const

export const fanOut = { partitions: 100, queries: 1000 } as const

/** Milliseconds that one read takes. */
function readTime(random: Random): number {
  if (random() < partition.slow) return 15 + random() * (partition.slowest - 15)
  return partition.median * Math.exp(partition.spread * gaussian(random))
}

/** Latencies of one kind of query in milliseconds, and how much work it took. */
export interface Latencies {
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** Reads sent for each partition that had to answer. */
  readonly reads: number
}

function latenciesOf(times: readonly number[], reads: number): Latencies {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), p99: quantile(sorted, 0.99), reads }
}

/**
 * A thousand synthetic queries over a hundred partitions, with and without second requests.
 *
 * Source: Dean and Barroso, The Tail at Scale, Communications of the ACM 56, 2013.
 */
export const queryLatencies = once(() => {
  const random = mulberry32(partition.seed)
  const { partitions, queries } = fanOut
  const reads = Array.from({ length: partitions * queries }, () => readTime(random))
  const one = latenciesOf(reads.slice(0, 20_000), 1)
  let second = 0
  const hedge = (time: number) => {
    if (time <= one.p95) return time
    second++
    return Math.min(time, one.p95 + readTime(random))
  }
  const slowest = (times: readonly number[]) =>
    Array.from({ length: queries }, (_, query) =>
      Math.max(...times.slice(query * partitions, (query + 1) * partitions)),
    )
  const plain = slowest(reads)
  const hedged = slowest(reads.map(hedge))
  return {
    /** One partition. */
    one,
    /** All partitions: the query ends with its slowest read. */
    all: latenciesOf(plain, 1),
    /** The same, with a second read sent to a replica where the first takes longer than `hedgeAt`. */
    hedged: latenciesOf(hedged, 1 + second / reads.length),
    /** 95th percentile of one read, in milliseconds. */
    hedgeAt: one.p95,
  }
})
