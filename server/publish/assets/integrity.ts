import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Hash source of a text for a content security policy (CSP 3, section 2.3.1). */
export const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

const hashes = new Map<string, string>()

/**
 * Hash of a file's bytes for an `integrity` attribute. Cached, because assets have a hash in their name and never change.
 */
export function sha384(file: string): string {
  const hash = hashes.get(file) ?? `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`
  hashes.set(file, hash)
  return hash
}
