import { openSchedule } from './schedule.ts'
import type { Wire } from './wire.ts'

/** Bytes of a TCP segment on Ethernet. */
export const segmentBytes = 1_460
/** Ten segments (RFC 6928). */
const initialWindow = 10 * segmentBytes

/** One direction of one connection. */
export interface Channel {
  write: (bytes: Buffer) => void
  /** Ends the channel behind all its bytes. */
  end: () => void
  /** Drops what has not arrived. */
  close: () => void
}

interface Ends {
  wire: Wire
  /** Time until which nothing is sent: the connection is being set up. By `performance.now()`. */
  readyAt: number
  onArrival: (bytes: Buffer) => void
  onEnd: () => void
}

/**
 * Sends bytes in segments as TCP does in slow start: at most a window of them is on the way, and the window grows by what
 * is acknowledged (RFC 5681, section 3.1), as long as at least half of it is used. Nothing is lost, so slow start never
 * ends. Acknowledgements take their time but no bytes of the other direction.
 */
export function openChannel({ wire, readyAt, onArrival, onEnd }: Ends): Channel {
  const [starts, arrivals, acknowledgements] = [openSchedule(), openSchedule(), openSchedule()]
  const waiting: Buffer[] = []
  let [window, inFlight, lastArrival, hasEnded] = [initialWindow, 0, readyAt, false]

  const send = () => {
    for (let next = waiting[0]; next !== undefined && inFlight + next.length <= window; next = waiting[0]) {
      waiting.shift()
      carry(next)
    }
    if (hasEnded && waiting.length === 0) {
      hasEnded = false
      arrivals.at(lastArrival, onEnd)
    }
  }
  const carry = (segment: Buffer) => {
    inFlight += segment.length
    lastArrival = wire.carry(segment.length)
    arrivals.at(lastArrival, () => onArrival(segment))
    acknowledgements.at(lastArrival + wire.delay, () => {
      if (2 * inFlight > window) window += segment.length
      inFlight -= segment.length
      send()
    })
  }
  const sendWhenReady = () => (performance.now() < readyAt ? starts.at(readyAt, send) : send())

  return {
    write: (bytes) => {
      for (let from = 0; from < bytes.length; from += segmentBytes)
        waiting.push(bytes.subarray(from, from + segmentBytes))
      sendWhenReady()
    },
    end: () => {
      hasEnded = true
      sendWhenReady()
    },
    close: () => {
      for (const schedule of [starts, arrivals, acknowledgements]) schedule.stop()
    },
  }
}
