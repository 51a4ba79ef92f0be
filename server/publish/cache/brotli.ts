import { buffer } from 'node:stream/consumers'
import { constants, createBrotliCompress } from 'node:zlib'
import { firstWordsEnd } from '#components/layout/first-words.ts'

export const brotliQuality = constants.BROTLI_MAX_QUALITY
/** Where the blocks of a page end: behind the tag that its first frame waits for, which follows its name, and its heading. */
export const blockEnds = [new RegExp(`id="${firstWordsEnd}"[^>]*>`), /<\/h1>/] as const
const pageStart = '<!doctype html>'

/**
 * Brotli at its highest quality (RFC 7932). A block begins with the codes of all that it holds, so those of a whole page, its
 * drawings and its structured data, would come before its first word. A page's first block ends with its first words, the
 * second with its heading: on home the name stands 170 bytes earlier and the heading 90, in a file that is 140 bytes longer.
 */
export async function brotli(bytes: Buffer): Promise<Buffer> {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
  const encoded = buffer(stream)
  let start = 0
  for (const end of endsOfBlocks(bytes)) {
    stream.write(bytes.subarray(start, end))
    await new Promise<void>((done) => stream.flush(constants.BROTLI_OPERATION_FLUSH, done))
    start = end
  }
  stream.end(bytes.subarray(start))
  return encoded
}

/** Offsets in a page, in bytes. None in all that is no page. */
function endsOfBlocks(bytes: Buffer): number[] {
  if (bytes.subarray(0, pageStart.length).toString() !== pageStart) return []
  // One character for each byte, so that an offset counts bytes.
  const text = bytes.toString('latin1')
  return blockEnds.flatMap((end) => {
    const found = end.exec(text)
    return found ? [found.index + found[0].length] : []
  })
}
