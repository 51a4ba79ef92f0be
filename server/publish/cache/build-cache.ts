import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Folder of the build cache. It lies outside `dist`, which every build empties. */
export const cacheFolder = join('.cache', 'build')
/** Days after which an unused entry is deleted. */
const keptDays = 30
const day = 24 * 60 * 60 * 1000

/**
 * Path of a cache entry.
 * @param key everything that decides the result; equal keys mean equal results
 * @param suffix of the file's name, with its dot
 */
export const cachePath = (key: string, suffix: string): string =>
  join(cacheFolder, `${createHash('sha256').update(key).digest('hex')}${suffix}`)

/** Whether the cache has an entry, which then counts as used today. */
export function isCached(path: string): boolean {
  if (!existsSync(path)) return false
  const now = new Date()
  utimesSync(path, now, now)
  return true
}

/** Writes a cache entry. Writing and renaming are two steps, so that a build stopped here leaves no partial entry. */
export function keep(path: string, bytes: Uint8Array): void {
  mkdirSync(cacheFolder, { recursive: true })
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, path)
}

/** The bytes of a cache entry, made when the cache has none. */
export async function cached(path: string, make: () => Uint8Array | Promise<Uint8Array>): Promise<Buffer> {
  if (!isCached(path)) keep(path, await make())
  return readFile(path)
}

/** Deletes entries that no build has used for a month, and what stopped builds have left. */
export function pruneCache(): void {
  if (!existsSync(cacheFolder)) return
  for (const entry of readdirSync(cacheFolder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && Date.now() - statSync(path).mtimeMs > keptDays * day) rmSync(path)
  }
}
