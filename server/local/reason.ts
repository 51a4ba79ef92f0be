/** Why something failed, in one line: what was thrown may be anything, and its message may hold control characters. */
export function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replace(/\s+/g, ' ').trim() || 'no reason given'
}

/** Whether what was thrown is the system error of this code, such as `EEXIST`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
