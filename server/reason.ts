import { stripVTControlCharacters } from 'node:util'
import { oneLine } from '#server/terminal.ts'

/** Message of a thrown value of any type, in one line without a stack. Escaped, because it may contain untrusted text. */
export function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const said = stripVTControlCharacters(text).replace(/^\s+at .*$/gm, '')
  return oneLine(said.replace(/\s+/g, ' ').trim()) || 'no reason given'
}

/** Whether a thrown value is the system error of a code such as `EEXIST`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
