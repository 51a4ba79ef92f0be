import { buffer } from 'node:stream/consumers'
import { constants, createBrotliCompress } from 'node:zlib'

export const brotliQuality = constants.BROTLI_MAX_QUALITY
/** Where the first block of a page ends. */
export const firstBlockEnd = '</h1>'
const pageStart = '<!doctype html>'

/**
 * Brotli at its highest quality (RFC 7932). A block begins with the codes of all that it holds, so those of a whole page, its
 * drawings and its structured data, would come before its first word. A page's first block ends with its heading: on
 * home the name stands 180 bytes earlier, in a file that is 120 bytes longer.
 */
export function brotli(bytes: Buffer): Promise<Buffer> {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
  const first = firstBlock(bytes)
  if (first > 0) {
    stream.write(bytes.subarray(0, first))
    stream.flush(constants.BROTLI_OPERATION_FLUSH)
  }
  stream.end(bytes.subarray(first))
  return buffer(stream)
}

/** Bytes of a page up to the end of its heading. 0 of all that is no page. */
function firstBlock(bytes: Buffer): number {
  if (bytes.subarray(0, pageStart.length).toString() !== pageStart) return 0
  const heading = bytes.indexOf(firstBlockEnd)
  return heading < 0 ? 0 : heading + firstBlockEnd.length
}
