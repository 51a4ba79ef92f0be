/* Writes the compressed copies of a build's text files. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cached } from './build-cache.ts'
import { forEachConcurrently } from './concurrency.ts'
import { encodingSuffixes, filesBelow } from './files.ts'

/** Whether a file is text, which is compressed. */
export const isCompressible = (file: string): boolean =>
  /\.(html|css|m?js|svg|json|geojson|gpx|csv|txt|py|xml|md|webmanifest|ico)$/.test(file)
/** Smallest compressed file, in bytes: for smaller ones the additional headers cost more than compression saves. */
const minBytes = 200

const [brotliBytes, gzipBytes] = [promisify(brotliCompress), promisify(gzip)]

/**
 * Brotli’s quality for a file: the highest for what a browser waits for and for tables, which 9 leaves a third larger. Of
 * other texts it takes ten times as long for a tenth of the bytes.
 */
const qualityOf = (file: string): number => (/\.(html|css|m?js|svg|csv|geojson)$/.test(file) ? 11 : 9)

const encode: Record<(typeof encodingSuffixes)[number], (bytes: Buffer, quality: number) => Promise<Buffer>> = {
  '.br': (bytes, quality) => brotliBytes(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  '.gz': (bytes) => gzipBytes(bytes, { level: 9 }),
}

/** Writes `.br` and `.gz` beside every text file of a folder. */
export async function writeEncodings(folder: string): Promise<void> {
  const files = (await filesBelow(folder)).filter(isCompressible)
  await forEachConcurrently(files, async (file) => {
    const bytes = readFileSync(join(folder, file))
    if (bytes.length < minBytes) return
    const quality = qualityOf(file)
    for (const suffix of encodingSuffixes) {
      const kind = suffix === '.br' ? `.${quality}${suffix}` : suffix
      writeFileSync(join(folder, file + suffix), await cached(bytes, kind, () => encode[suffix](bytes, quality)))
    }
  })
}
