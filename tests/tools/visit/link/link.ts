import { type AddressInfo, createServer } from 'node:net'
import { openConnection } from './connection.ts'
import type { Line } from './line.ts'
import { openWire } from './wire.ts'

/** Bytes that arrived at the visitor. */
export interface Arrival {
  /** Milliseconds since the epoch. */
  time: number
  bytes: number
}

export interface Link {
  /** Port on the loopback address that stands for the server at the far end. */
  port: number
  /** What has arrived at the visitor so far, in order. */
  arrivals: readonly Arrival[]
  /** Number of connections that the visitor has opened so far. */
  connections: () => number
  /** Resolves when nothing has moved for a round trip, so that no answer can be on its way. */
  quiet: () => Promise<void>
  close: () => Promise<void>
}

/** Time that a server and a browser on a busy machine may think without a byte moving, in milliseconds. */
const patience = 150

/**
 * A line to a server on this machine: a TCP proxy on loopback that delays and trickles bytes as the line would, for all
 * connections together.
 */
export async function openLink(line: Line, serverPort: number): Promise<Link> {
  const arrivals: Arrival[] = []
  const closers: (() => void)[] = []
  let movedAt = performance.now()
  const wires = {
    line,
    up: openWire(line),
    down: openWire(line),
    onArrival: (bytes: number) => void arrivals.push({ time: Date.now(), bytes }),
    onMove: () => {
      movedAt = performance.now()
    },
  }
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (visitor) => {
    closers.push(openConnection(visitor, serverPort, wires))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  return {
    port: portOf(server.address()),
    arrivals,
    connections: () => closers.length,
    quiet: async () => {
      const left = () => movedAt + line.roundTrip + patience - performance.now()
      for (let rest = left(); rest > 0; rest = left()) await new Promise((resolve) => setTimeout(resolve, rest))
    },
    close: async () => {
      for (const close of closers) close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Bytes that had arrived at a time, in milliseconds since the epoch. */
export const bytesBefore = (arrivals: readonly Arrival[], time: number): number =>
  arrivals.reduce((sum, arrival) => (arrival.time <= time ? sum + arrival.bytes : sum), 0)

/** @throws {Error} for a server that does not listen on a port */
export function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port.')
  return address.port
}
