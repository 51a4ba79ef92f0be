import type { Line } from './line.ts'

/** Bytes of IPv4 and TCP headers of a segment, without options (RFC 9293, RFC 791). */
const headerBytes = 40

/** One direction of a line. All connections of a visit share it. */
export interface Wire {
  /** Puts a segment on the wire, behind those that are on it. Returns when it arrives, by `performance.now()`. */
  carry: (bytes: number) => number
  /** Milliseconds from one end to the other. */
  delay: number
}

/** A direction of the line's rate and of half its round trip. Its queue is without bound, so that no segment is lost. */
export function openWire({ roundTrip, rate }: Line): Wire {
  const bytesPerMs = rate / 8
  const delay = roundTrip / 2
  let freeAt = 0
  return {
    delay,
    carry: (bytes) => {
      freeAt = Math.max(freeAt, performance.now()) + (bytes + headerBytes) / bytesPerMs
      return freeAt + delay
    },
  }
}
