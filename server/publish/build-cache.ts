/* Keeps between builds what takes long and depends on its input alone: social cards and compressed copies. */

import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** Folder of the build cache, outside `dist`, which every build replaces. */
export const cacheFolder = join('.cache', 'build')
/** Days after which an unused entry is deleted. */
const keptDays = 30
const day = 24 * 60 * 60 * 1000

/** Part of every cache key, because other versions of packages or Node may produce other bytes. */
const tools = createHash('sha256').update(readFileSync('package-lock.json')).update(process.version).digest()

/**
 * The output for an input, from the cache if an earlier build has produced it. Used for slow results that depend only on
 * their input: compressed files and social cards.
 * @param suffix of the entry's file, with its dot, which identifies the kind of output
 */
export async function cached(
  input: string | Uint8Array,
  suffix: string,
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<Uint8Array> {
  const path = join(cacheFolder, createHash('sha256').update(tools).update(input).digest('hex') + suffix)
  if (existsSync(path)) {
    const now = new Date()
    utimesSync(path, now, now)
    return readFileSync(path)
  }
  const bytes = await make()
  mkdirSync(cacheFolder, { recursive: true })
  // Written under another name and renamed, so that an interrupted build leaves no partial entry.
  const unfinished = `${path}.${crypto.randomUUID()}`
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, path)
  return bytes
}

/** Deletes entries that no build has used for a month, and partial files of interrupted builds. */
export function pruneCache(): void {
  if (!existsSync(cacheFolder)) return
  for (const entry of readdirSync(cacheFolder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    // Another thread may rename the file in the meantime.
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {}
    if (entry.isFile() && mtimeMs !== undefined && Date.now() - mtimeMs > keptDays * day) rmSync(path, { force: true })
  }
}
