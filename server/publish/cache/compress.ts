import { copyFileSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '#server/publish/files.ts'
import { isCached } from './build-cache.ts'
import type { EncodingJob } from './encoding-job.ts'
import { encodedPaths, encodingSuffixes } from './encodings.ts'
import { onAllCores } from './threads.ts'

/** Whether a file is text, which travels in an encoding. */
export const isCompressible = (file: string): boolean =>
  /\.(html|css|m?js|svg|json|geojson|csv|txt|xml|md|webmanifest|ico)$/.test(file)
/** An encoding of a smaller file saves less than its own headers cost. */
const leastBytes = 200

/** Writes `.br`, `.zst` and `.gz` beside every text file of a folder. Encodings of unchanged bytes come from the cache. */
export async function compressFolder(folder: string): Promise<void> {
  const encodings = encodingsOf((await filesBelow(folder)).filter(isCompressible), folder)
  // Files of equal bytes share an entry, which two threads must not write at once.
  const entries = [...new Map(encodings.map((encoding) => [encoding.path, encoding])).values()]
  await onAllCores(
    new URL('./encoding-thread.ts', import.meta.url),
    entries.filter(({ path }) => !isCached(path)),
  )
  for (const { source, end, path } of encodings) copyFileSync(path, `${source}${end}`)
}

/**
 * Removes the encodings of a folder's files, for a host that compresses by itself: it would receive four files for one,
 * and answer each by its own name.
 */
export async function removeEncodings(folder: string): Promise<void> {
  const isEncoding = (file: string) => encodingSuffixes.some((end) => file.endsWith(end))
  await Promise.all((await filesBelow(folder)).filter(isEncoding).map((file) => rm(join(folder, file))))
}

/** The encodings of all files, the slowest first (brotli of the largest file), so that all threads end together. */
function encodingsOf(files: readonly string[], folder: string): EncodingJob[] {
  const sources = files
    .map((file) => {
      const source = join(folder, file)
      const bytes = readFileSync(source)
      return { source, size: bytes.length, paths: encodedPaths(bytes) }
    })
    .filter(({ size }) => size >= leastBytes)
    .sort((a, b) => b.size - a.size)
  return encodingSuffixes.flatMap((end) => sources.map(({ source, paths }) => ({ source, end, path: paths[end] })))
}
