import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { cached } from './build-cache.ts'
import { encodingSuffixes, filesBelow } from './files.ts'
import { inLanes } from './lanes.ts'

/** Whether a file is text, which is compressed. */
export const isCompressible = (file: string): boolean =>
  /\.(html|css|m?js|svg|json|geojson|gpx|csv|txt|xml|md|webmanifest|ico)$/.test(file)
/** Smallest compressed file, in bytes: for smaller ones the additional headers cost more than compression saves. */
const leastBytes = 200

const [brotliBytes, gzipBytes] = [promisify(brotliCompress), promisify(gzip)]
// Brotli's default is its highest quality.
const encoders: Record<(typeof encodingSuffixes)[number], (bytes: Buffer) => Promise<Buffer>> = {
  '.br': (bytes) => brotliBytes(bytes),
  '.gz': (bytes) => gzipBytes(bytes, { level: 9 }),
}

/** Writes `.br` and `.gz` beside every text file of a folder. */
export async function writeEncodings(folder: string): Promise<void> {
  const files = (await filesBelow(folder)).filter(isCompressible)
  await inLanes(files, async (file) => {
    const bytes = readFileSync(join(folder, file))
    if (bytes.length < leastBytes) return
    for (const suffix of encodingSuffixes)
      writeFileSync(join(folder, file + suffix), await cached(bytes, suffix, () => encoders[suffix](bytes)))
  })
}
