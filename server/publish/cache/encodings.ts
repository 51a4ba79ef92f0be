import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import { cachePath } from './build-cache.ts'

/** Suffixes of a file's encodings: brotli, zstandard, gzip. */
export const encodingSuffixes = ['.br', '.zst', '.gz'] as const
export type EncodingSuffix = (typeof encodingSuffixes)[number]

const brotliQuality = constants.BROTLI_MAX_QUALITY
/** Higher levels may use a window above the 8 MB that browsers accept (RFC 9659). */
const zstdLevel = 19
const gzipLevel = 9

/** Encodes bytes, by suffix. */
export const compress: Record<EncodingSuffix, (bytes: Buffer) => Buffer> = {
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

const { versions } = process
const settings = [brotliQuality, zstdLevel, gzipLevel]
/** Part of the cache key: another version or setting may encode the same bytes differently. */
const encoder = JSON.stringify([versions.brotli, versions.zlib, versions.zstd, settings])

/** Paths in the build cache of the encodings of some bytes. */
export function encodedPaths(bytes: Buffer): Record<EncodingSuffix, string> {
  const content = `${encoder} ${createHash('sha256').update(bytes).digest('hex')}`
  return { '.br': cachePath(content, '.br'), '.zst': cachePath(content, '.zst'), '.gz': cachePath(content, '.gz') }
}
