/* Files of a build: their list, their compressed copies, and the right to read them. Build and deployment use it. */

import { chmodSync, readdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Suffixes of compressed copies: brotli, gzip. */
export const encodingSuffixes = ['.br', '.gz'] as const

/** Every file below a folder, as paths relative to it with forward slashes, sorted. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Lets every user read a folder, as a web server has to, whatever the umask under which its files were written. */
export function makeReadable(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}
