import { stripVTControlCharacters } from 'node:util'
import { oneLine } from './terminal.ts'

/** Why something failed, in one line that is safe to print, without a stack: what was thrown may be anything, and quote a stranger. */
export function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const said = stripVTControlCharacters(text).replace(/^\s+at .*$/gm, '')
  return oneLine(said.replace(/\s+/g, ' ').trim()) || 'no reason given'
}

/** Whether what was thrown is the system error of this code, such as `EEXIST`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
