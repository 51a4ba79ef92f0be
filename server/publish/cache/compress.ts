import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '#server/publish/files.ts'
import { isCached } from './build-cache.ts'
import { type CopyEnd, copyEnds, copyPaths } from './compressed-copy.ts'
import { onAllCores } from './threads.ts'

const compressible = /\.(html|css|js|svg|json|txt|xml|md|webmanifest|ico)$/
/** Below this a compressed copy saves less than its own headers cost. */
const leastBytes = 200

/** A copy to make: of which file, how, and where it is kept. */
export interface CopyJob {
  source: string
  end: CopyEnd
  path: string
}

/** Writes `.br`, `.zst` and `.gz` beside every text file of a folder. What has not changed comes from the cache. */
export async function compressFolder(folder: string): Promise<void> {
  const copies = copiesOf(
    (await filesBelow(folder)).filter((file) => compressible.test(file)),
    folder,
  )
  await onAllCores(
    new URL('./compress-thread.ts', import.meta.url),
    copies.filter(({ path }) => !isCached(path)),
  )
  for (const { source, end, path } of copies) copyFileSync(path, `${source}${end}`)
}

/** What takes longest first, brotli of the largest: dealt out so, the threads end together. */
function copiesOf(files: readonly string[], folder: string): CopyJob[] {
  const sources = files
    .map((file) => {
      const source = join(folder, file)
      const bytes = readFileSync(source)
      return { source, size: bytes.length, paths: copyPaths(bytes) }
    })
    .filter(({ size }) => size >= leastBytes)
    .sort((a, b) => b.size - a.size)
  return copyEnds.flatMap((end) => sources.map(({ source, paths }) => ({ source, end, path: paths[end] })))
}
