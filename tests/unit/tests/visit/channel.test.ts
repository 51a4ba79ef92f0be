import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Channel, openChannel, segmentBytes } from '#tests/tools/visit/link/channel.ts'
import { openWire, type Wire } from '#tests/tools/visit/link/wire.ts'

/** At 12,000 kbit/s a segment of 1,500 bytes, headers included, takes one millisecond. */
const line = { roundTrip: 100, rate: 12_000 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function openNoted(wire: Wire = openWire(line), readyAt = 0): { channel: Channel; arrived: number[]; ends: number[] } {
  const [arrived, ends]: [number[], number[]] = [[], []]
  const start = performance.now()
  const since = () => Math.round(performance.now() - start)
  const onArrival = () => void arrived.push(since())
  const channel = openChannel({ wire, readyAt: start + readyAt, onArrival, onEnd: () => void ends.push(since()) })
  return { channel, arrived, ends }
}

const segments = (count: number) => Buffer.alloc(count * segmentBytes)
const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)

describe('a channel', () => {
  it('delivers a segment after its time on the wire and half a round trip', () => {
    const { channel, arrived } = openNoted()
    channel.write(segments(3))
    vi.advanceTimersByTime(1_000)
    expect(arrived).toEqual([51, 52, 53])
  })

  it('sends ten segments in the first round trip, twice as many in the second', () => {
    const { channel, arrived } = openNoted()
    channel.write(segments(40))
    vi.advanceTimersByTime(1_000)
    expect(arrived.slice(0, 10)).toEqual(range(51, 10))
    // The first acknowledgement is back at 101, and each admits two segments.
    expect(arrived.slice(10, 30)).toEqual(range(152, 20))
    expect(arrived.slice(30)).toEqual(range(253, 10))
  })

  it('sends nothing before its connection is set up', () => {
    const { channel, arrived } = openNoted(openWire(line), 100)
    channel.write(segments(1))
    vi.advanceTimersByTime(1_000)
    expect(arrived).toEqual([151])
  })

  it('shares the wire with other channels', () => {
    const wire = openWire(line)
    const [one, other] = [openNoted(wire), openNoted(wire)]
    one.channel.write(segments(2))
    other.channel.write(segments(2))
    vi.advanceTimersByTime(1_000)
    expect([one.arrived, other.arrived]).toEqual([
      [51, 52],
      [53, 54],
    ])
  })

  it('ends behind its bytes', () => {
    const { channel, arrived, ends } = openNoted()
    channel.write(segments(12))
    channel.end()
    vi.advanceTimersByTime(1_000)
    expect(arrived).toHaveLength(12)
    expect(ends).toEqual([arrived.at(-1)])
  })

  it('delivers nothing once it is closed', () => {
    const { channel, arrived, ends } = openNoted()
    channel.write(segments(12))
    channel.end()
    vi.advanceTimersByTime(55)
    channel.close()
    vi.advanceTimersByTime(1_000)
    expect(arrived).toHaveLength(5)
    expect(ends).toEqual([])
  })
})
