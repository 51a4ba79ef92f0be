import { readFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { keep } from './build-cache.ts'
import type { EncodingJob } from './encoding-job.ts'
import { compress } from './encodings.ts'

// A thread of `compress.ts`: makes its share of the encodings.
for (const { source, end, path } of workerData as readonly EncodingJob[])
  keep(path, compress[end](readFileSync(source)))
