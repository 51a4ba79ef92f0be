import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Not in `dist`, which every build empties. */
export const cacheFolder = join('.cache', 'build')
/** What no build has used for so long is thrown away. */
const keptDays = 30
const day = 24 * 60 * 60 * 1000

/**
 * Where something that is made from some content is kept between builds.
 * @param content everything that decides what is made; equal content means an equal result
 * @param end of the file's name, with its dot
 */
export const cachePath = (content: string, end: string): string =>
  join(cacheFolder, `${createHash('sha256').update(content).digest('hex')}${end}`)

/** Whether it is there. One that is there is marked as used. */
export function isCached(path: string): boolean {
  if (!existsSync(path)) return false
  const now = new Date()
  utimesSync(path, now, now)
  return true
}

/** Keeps a result: in two steps, so that a build that is stopped here leaves no half of it. */
export function keep(path: string, bytes: Uint8Array): void {
  mkdirSync(cacheFolder, { recursive: true })
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, path)
}

/** The bytes that are kept at a path, made only when they are not there yet. */
export async function cached(path: string, make: () => Uint8Array | Promise<Uint8Array>): Promise<Buffer> {
  if (!isCached(path)) keep(path, await make())
  return readFile(path)
}

/** Throws away what has not been used for a month, and what a stopped build has left. */
export function pruneCache(): void {
  if (!existsSync(cacheFolder)) return
  for (const entry of readdirSync(cacheFolder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && Date.now() - statSync(path).mtimeMs > keptDays * day) rmSync(path)
  }
}
