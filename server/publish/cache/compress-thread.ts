import { readFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { keep } from './build-cache.ts'
import type { CopyJob } from './compress.ts'
import { compress } from './compressed-copy.ts'

// A thread of `compress.ts`: makes its share of the copies.
for (const { source, end, path } of workerData as readonly CopyJob[]) keep(path, compress[end](readFileSync(source)))
