import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A line between a visitor and the site. */
export interface Line {
  /** Milliseconds from the visitor to the server and back. */
  roundTrip: number
  /** Rate of each direction, in kbit/s. */
  rate: number
}

interface SlowLine {
  /** Loopback port that stands for the server at the far end. */
  port: number
  close: () => Promise<void>
}

/**
 * Opens a line to a server on this machine: a TCP proxy that delays each packet by half a round trip, and lets packets
 * wait for each other as the rate demands. All connections share the rate. Setting up a connection costs one round
 * trip, as in TCP. It has neither loss nor slow start, so read ratios of pages on it, not milliseconds.
 * @param serverPort port on 127.0.0.1 to which the proxy connects
 */
export async function openLine(line: Line, serverPort: number): Promise<SlowLine> {
  const [up, down] = [direction(line), direction(line)]
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (visitor) => {
    const site = connect({ port: serverPort, host: '127.0.0.1', noDelay: true, allowHalfOpen: true })
    const destroy = () => [visitor, site].forEach((socket) => void socket.destroy())
    for (const socket of [visitor, site]) sockets.add(socket.on('error', destroy))
    const openAt = performance.now() + line.roundTrip
    relay(visitor, site, up, openAt)
    relay(site, visitor, down, openAt)
  })
  const port = await listening(server)
  return {
    port,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Returns a function that puts bytes on the line and says when they arrive, by `performance.now()`. */
function direction({ roundTrip, rate }: Line): (bytes: number, from: number) => number {
  let freeAt = 0
  return (bytes, from) => {
    freeAt = Math.max(freeAt, from) + (bytes * 8) / rate
    return freeAt + roundTrip / 2
  }
}

/** Bytes of a packet. The browser reads and paints the first packets of a page while the others are on the line. */
const packetBytes = 1_448

/** Passes the bytes of one socket to the other in order, each packet when it arrives. */
function relay(from: Socket, to: Socket, arrival: (bytes: number, from: number) => number, openAt: number): void {
  const waiting: { at: number; deliver: () => void }[] = []
  let timer: NodeJS.Timeout | undefined
  const run = () => {
    timer = undefined
    // Timers due in the same millisecond fire in any order, so the queue keeps it.
    while (waiting[0] !== undefined && waiting[0].at <= performance.now()) waiting.shift()?.deliver()
    if (waiting[0] !== undefined) timer ??= setTimeout(run, Math.max(1, waiting[0].at - performance.now()))
  }
  const enqueue = (bytes: number, deliver: () => void) => {
    waiting.push({ at: arrival(bytes, Math.max(openAt, performance.now())), deliver })
    timer ??= setTimeout(run, 1)
  }
  from.on('data', (chunk: Buffer) => {
    for (let start = 0; start < chunk.length; start += packetBytes) {
      const packet = chunk.subarray(start, start + packetBytes)
      enqueue(packet.length, () => to.write(packet))
    }
  })
  from.on('end', () => enqueue(0, () => to.end()))
  from.on('close', () => clearTimeout(timer))
}

/** Listens on a free loopback port, and returns it. */
export function listening(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}
