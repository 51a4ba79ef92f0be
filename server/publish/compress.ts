import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCached } from '#server/publish/build-cache.ts'
import { type CopyEnd, copyEnds, copyPaths } from '#server/publish/compressed-copy.ts'
import { filesBelow } from '#server/publish/files.ts'
import { onAllCores } from '#server/publish/threads.ts'

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
  const copies = (await filesBelow(folder))
    .filter((file) => compressible.test(file))
    .flatMap((file) => copiesOf(join(folder, file)))
  await onAllCores(
    './compress-thread.ts',
    copies.filter(({ path }) => !isCached(path)),
  )
  for (const { source, end, path } of copies) copyFileSync(path, `${source}${end}`)
}

function copiesOf(source: string): CopyJob[] {
  const bytes = readFileSync(source)
  if (bytes.length < leastBytes) return []
  const paths = copyPaths(bytes)
  return copyEnds.map((end) => ({ source, end, path: paths[end] }))
}
