import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { openChannel } from './channel.ts'
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
 * connections together. Setting up a connection takes a round trip: what the visitor sends first waits for it.
 */
export async function openLink(line: Line, serverPort: number): Promise<Link> {
  const [up, down] = [openWire(line), openWire(line)]
  const arrivals: Arrival[] = []
  const open = new Set<() => void>()
  let [connections, movedAt] = [0, performance.now()]

  const server = createServer({ noDelay: true, allowHalfOpen: true }, (visitor) => {
    connections += 1
    const host = connect({ port: serverPort, host: '127.0.0.1', noDelay: true, allowHalfOpen: true })
    const toHost = openChannel({
      wire: up,
      readyAt: performance.now() + line.roundTrip,
      onArrival: (bytes) => {
        movedAt = performance.now()
        host.write(bytes)
      },
      onEnd: () => host.end(),
    })
    const toVisitor = openChannel({
      wire: down,
      readyAt: 0,
      onArrival: (bytes) => {
        movedAt = performance.now()
        arrivals.push({ time: Date.now(), bytes: bytes.length })
        visitor.write(bytes)
      },
      onEnd: () => visitor.end(),
    })
    const close = () => {
      open.delete(close)
      for (const channel of [toHost, toVisitor]) channel.close()
      for (const socket of [visitor, host]) socket.destroy()
    }
    open.add(close)
    join(visitor, toHost)
    join(host, toVisitor)
    let closed = 0
    for (const socket of [visitor, host])
      socket.on('error', close).on('close', () => {
        closed += 1
        if (closed === 2) close()
      })
  })
  const join = (from: Socket, channel: ReturnType<typeof openChannel>) =>
    from
      .on('data', (bytes: Buffer) => {
        movedAt = performance.now()
        channel.write(bytes)
      })
      .on('end', () => channel.end())

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  return {
    port: portOf(server.address()),
    arrivals,
    connections: () => connections,
    quiet: async () => {
      for (;;) {
        const left = movedAt + line.roundTrip + patience - performance.now()
        if (left <= 0) return
        await new Promise((resolve) => setTimeout(resolve, left))
      }
    },
    close: async () => {
      for (const each of open) each()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Bytes that had arrived at a time, in milliseconds since the epoch. */
export const bytesBefore = (arrivals: readonly Arrival[], time: number): number =>
  arrivals.reduce((sum, arrival) => (arrival.time <= time ? sum + arrival.bytes : sum), 0)

export function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port.')
  return address.port
}
