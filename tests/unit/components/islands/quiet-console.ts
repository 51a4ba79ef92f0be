import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

/** Fails every test of the file that writes an error or a warning: React reports mismatches and misuse there. */
export function expectQuietConsole(): void {
  let spies: MockInstance[]
  beforeEach(() => {
    spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  })
  afterEach(() => {
    for (const spy of spies) expect(spy).not.toHaveBeenCalled()
  })
}
