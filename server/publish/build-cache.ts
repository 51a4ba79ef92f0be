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

/** Folder of the build cache. It lies outside `dist`, which every build empties. */
export const cacheFolder = join('.cache', 'build')
/** Days after which an unused entry is deleted. */
const keptDays = 30
const day = 24 * 60 * 60 * 1000

/** Other packages, or another Node, may make other bytes of the same input. */
const tools = createHash('sha256').update(readFileSync('package-lock.json')).update(process.version).digest()

/**
 * The bytes that are made of an input, from the cache when an earlier build has made them. Only what takes long and
 * depends on its input alone is worth an entry: compressed files and drawn cards.
 * @param suffix of the entry's file, with its dot; it tells what is made of the input
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
  // Writing and renaming are two steps, so that a build stopped here leaves no partial entry.
  const unfinished = `${path}.${crypto.randomUUID()}`
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, path)
  return bytes
}

/** Deletes entries that no build has used for a month, and what stopped builds have left. */
export function pruneCache(): void {
  if (!existsSync(cacheFolder)) return
  for (const entry of readdirSync(cacheFolder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    // A thread that ends renames its files meanwhile.
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {}
    if (entry.isFile() && mtimeMs !== undefined && Date.now() - mtimeMs > keptDays * day) rmSync(path, { force: true })
  }
}
