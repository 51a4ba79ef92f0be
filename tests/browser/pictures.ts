/// <reference path="../../server/publish/images/upng-js.d.ts" />
import upng from 'upng-js'

/** The number of pixels that differ between two PNG pictures: all, when sizes differ or one picture is missing. */
export function differingPixels(one: Buffer, other: Buffer = Buffer.alloc(0)): number {
  // Chromium writes equal pixels as equal bytes. Only the count of differences needs decoding.
  if (one.equals(other)) return 0
  const [first, second] = [pixelsOf(one), other.length === 0 ? new Uint32Array() : pixelsOf(other)]
  if (first.length !== second.length) return Math.max(first.length, second.length)
  return first.reduce((count, pixel, index) => count + (pixel === second[index] ? 0 : 1), 0)
}

function pixelsOf(png: Buffer): Uint32Array {
  return new Uint32Array(upng.toRGBA8(upng.decode(new Uint8Array(png).buffer))[0] ?? new ArrayBuffer(0))
}
