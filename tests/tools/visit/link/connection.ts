import { connect, type Socket } from 'node:net'
import { type Channel, openChannel } from './channel.ts'
import type { Line } from './line.ts'
import type { Wire } from './wire.ts'

export interface Wires {
  line: Line
  up: Wire
  down: Wire
  /** Called with the number of bytes that reach the visitor. */
  onArrival: (bytes: number) => void
  /** Called when bytes enter or leave the line. */
  onMove: () => void
}

/**
 * Joins a visitor's socket to a server on this machine, through wires. Setting up the connection takes a round trip: the
 * visitor's socket is open at once, but what the visitor sends first waits for it.
 * @returns the function that ends the connection at once
 */
export function openConnection(visitor: Socket, serverPort: number, wires: Wires): () => void {
  const { line, up, down, onArrival, onMove } = wires
  const host = connect({ port: serverPort, host: '127.0.0.1', noDelay: true, allowHalfOpen: true })
  const pass = (from: Socket, to: Socket, wire: Wire, readyAt: number, onPassed: (bytes: number) => void): Channel => {
    const channel = openChannel({
      wire,
      readyAt,
      onArrival: (bytes) => {
        onMove()
        onPassed(bytes.length)
        to.write(bytes)
      },
      onEnd: () => to.end(),
    })
    from.on('data', (bytes: Buffer) => {
      onMove()
      channel.write(bytes)
    })
    from.on('end', channel.end)
    return channel
  }
  const channels = [
    pass(visitor, host, up, performance.now() + line.roundTrip, () => undefined),
    pass(host, visitor, down, 0, onArrival),
  ]
  const close = () => {
    for (const channel of channels) channel.close()
    for (const socket of [visitor, host]) socket.destroy()
  }
  for (const socket of [visitor, host]) socket.on('error', close)
  return close
}
