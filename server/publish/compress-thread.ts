import { readFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import { keep } from '#server/publish/build-cache.ts'
import type { CopyJob } from '#server/publish/compress.ts'

/** Beyond it, a window may be larger than the 8 MB that browsers take (RFC 9659). */
const zstdLevel = 19

const compress: Record<CopyJob['end'], (bytes: Buffer) => Buffer> = {
  '.br': (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.zst': (bytes) => zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: zstdLevel } }),
  '.gz': (bytes) => gzipSync(bytes, { level: 9 }),
}

// A thread of `compress.ts`: makes its share of the copies.
for (const { source, end, path } of workerData as readonly CopyJob[]) keep(path, compress[end](readFileSync(source)))
