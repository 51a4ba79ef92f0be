import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import { cachePath } from './build-cache.ts'

/** Ends of compressed copies. */
export const copyEnds = ['.br', '.zst', '.gz'] as const
export type CopyEnd = (typeof copyEnds)[number]

const brotliQuality = constants.BROTLI_MAX_QUALITY
/** Beyond it, a window may be larger than the 8 MB that browsers take (RFC 9659). */
const zstdLevel = 19
const gzipLevel = 9

/** Makes one copy. */
export const compress: Record<CopyEnd, (bytes: Buffer) => Buffer> = {
  '.br': (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.zst': (bytes) => zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: zstdLevel } }),
  '.gz': (bytes) => gzipSync(bytes, { level: gzipLevel }),
}

const { brotli, zlib, zstd } = process.versions
/** Another version, or another level, may compress to other bytes. */
const means = JSON.stringify([brotli, zlib, zstd, brotliQuality, zstdLevel, gzipLevel])

/** Where the copies of some bytes are kept between builds. */
export function copyPaths(bytes: Buffer): Record<CopyEnd, string> {
  const content = `${means} ${createHash('sha256').update(bytes).digest('hex')}`
  return { '.br': cachePath(content, '.br'), '.zst': cachePath(content, '.zst'), '.gz': cachePath(content, '.gz') }
}
