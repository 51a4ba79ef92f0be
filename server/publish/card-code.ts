import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Types draw nothing. */
const imported = /^import (?!type\b)[^']*from '(#[^']+)'/gm

/**
 * The hash of all of the project's own code that draws a card, from the thread on through what it imports: cards are
 * kept by what decides them, and other code may draw the same words differently.
 */
export function drawingCode(): string {
  const files = new Set([fileURLToPath(new URL('./card-thread.ts', import.meta.url))])
  const hash = createHash('sha256')
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    hash.update(relative(process.cwd(), file)).update(code)
    for (const [, name = ''] of code.matchAll(imported)) files.add(fileURLToPath(import.meta.resolve(name)))
  }
  return hash.digest('hex')
}
