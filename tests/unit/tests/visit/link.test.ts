import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { segmentBytes } from '#tests/tools/visit/link/channel.ts'
import { bytesBefore, type Link, openLink, portOf } from '#tests/tools/visit/link/link.ts'

const fast = { roundTrip: 2, rate: 1_000_000 }
const ends: (() => unknown)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A server that answers each byte with its opposite, and ends when the visitor does. */
async function openMirror(): Promise<number> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('data', (bytes) => socket.write(opposite(bytes)))
    socket.on('end', () => socket.end())
    socket.on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  return portOf(server.address())
}

const opposite = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => 255 - byte))

async function openFast(): Promise<Link> {
  const link = await openLink(fast, await openMirror())
  ends.push(link.close)
  return link
}

/** All that arrives at a visitor, by the time that the other side ends. */
async function received(socket: Socket): Promise<Buffer> {
  const parts: Buffer[] = []
  socket.on('data', (bytes) => parts.push(bytes))
  await once(socket, 'end')
  return Buffer.concat(parts)
}

describe('a link', () => {
  it('carries every byte in order, on several connections at once', async () => {
    const link = await openFast()
    const sent = [200_000, 1, segmentBytes, 70_001].map((size) => randomBytes(size))
    const answers = sent.map((bytes) => {
      const socket = connect(link.port, '127.0.0.1')
      socket.end(bytes)
      return received(socket)
    })
    const came = await Promise.all(answers)
    for (const [index, bytes] of sent.entries()) expect(came[index]?.equals(opposite(bytes))).toBe(true)
    expect(link.connections()).toBe(sent.length)
  })

  it('notes what has arrived, a segment at a time', async () => {
    const link = await openFast()
    const socket = connect(link.port, '127.0.0.1')
    socket.end(randomBytes(50_000))
    await received(socket)
    expect(bytesBefore(link.arrivals, Date.now())).toBe(50_000)
    expect(bytesBefore(link.arrivals, 0)).toBe(0)
    expect(Math.max(...link.arrivals.map(({ bytes }) => bytes))).toBeLessThanOrEqual(segmentBytes)
  })

  it('ends its connections when it is closed, those too whose bytes are on the way', async () => {
    const link = await openLink({ roundTrip: 600_000, rate: 1 }, await openMirror())
    const socket = connect(link.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.on('error', () => undefined)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(randomBytes(10_000))
    await link.close()
    await closed
    expect(link.arrivals).toEqual([])
  })
})
