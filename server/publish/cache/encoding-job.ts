import type { EncodingSuffix } from './encodings.ts'

/** An encoding to make: its source, its suffix, and its path in the build cache. */
export interface EncodingJob {
  source: string
  end: EncodingSuffix
  path: string
}
