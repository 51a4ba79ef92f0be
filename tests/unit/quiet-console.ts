import { afterEach, beforeEach, expect, vi } from 'vitest'

const levels = ['error', 'warn', 'info', 'log', 'debug'] as const

/** Fails a test that leaves anything in the console, but for texts it expects by `expected`. */
export function quietConsole() {
  const written: string[] = []
  beforeEach(() => {
    written.length = 0
    for (const level of levels)
      vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
        written.push(`${level}: ${parts.map(String).join(' ')}`)
      })
  })
  afterEach(() => expect(written).toEqual([]))
  return {
    /** Takes what was written so far out of the record. */
    take: () => written.splice(0),
  }
}
