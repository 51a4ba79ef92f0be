import { existsSync, statfsSync } from 'node:fs'

/** The medium on which the sites of a bench are built. */
export type Medium = 'in memory' | 'on disk'

const memory = '/dev/shm'
/** Space for three sites of 5,000 articles, with cards and cache. */
const enough = 8 * 2 ** 30

/**
 * Chooses memory, where the system has a large enough folder in memory (Linux) and TMPDIR names no other: writing a page
 * to disk takes about as long as the measured work, and varies.
 */
export function chooseMedium(): Medium {
  if (process.env.TMPDIR === undefined && existsSync(memory)) {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize > enough) process.env.TMPDIR = memory
  }
  return process.env.TMPDIR === memory ? 'in memory' : 'on disk'
}
