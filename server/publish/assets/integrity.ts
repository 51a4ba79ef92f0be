import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { oncePer } from '#content/once.ts'

/** Hash source of a text for a content security policy (CSP 3, section 2.3.1). Pages share styles and scripts. */
export const sha256 = oncePer((text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`)

/**
 * Hash of a file's bytes for an `integrity` attribute. Cached, because assets have a hash in their name and never change.
 */
export const sha384 = oncePer(
  (file: string): string => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`,
)
