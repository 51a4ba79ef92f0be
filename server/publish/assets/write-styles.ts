import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes a stylesheet that pages link, under the hash of its bytes.
 * @returns its path below the site's folder
 */
export function writeStyles(site: string, code: Uint8Array): string {
  const path = `assets/styles/${createHash('sha256').update(code).digest('hex').slice(0, 8)}.css`
  mkdirSync(dirname(join(site, path)), { recursive: true })
  writeFileSync(join(site, path), code)
  return path
}
