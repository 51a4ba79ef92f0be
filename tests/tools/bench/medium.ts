import { existsSync, statfsSync } from 'node:fs'

/** Where the sites of a bench are built. */
export type Medium = 'in memory' | 'on disk'

const memory = '/dev/shm'
/** Three sites of 5,000 articles, with cards and cache. */
const enough = 8 * 2 ** 30

/**
 * Builds sites in memory where the system has a large enough folder there (Linux), unless TMPDIR says otherwise: a disk
 * takes about as long for a page as what is measured here, and each time another.
 */
export function chooseMedium(): Medium {
  if (process.env.TMPDIR === undefined && existsSync(memory)) {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize > enough) process.env.TMPDIR = memory
  }
  return process.env.TMPDIR === memory ? 'in memory' : 'on disk'
}
