import { afterEach, beforeEach, expect, vi } from 'vitest'

const levels = ['error', 'warn', 'info', 'log', 'debug'] as const

/** Fails a test that writes to the console. */
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
}
