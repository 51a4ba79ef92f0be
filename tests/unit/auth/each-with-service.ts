import { afterEach, beforeEach, vi } from 'vitest'
import { type FakeService, fakeService } from './fake-service.ts'

/** Gives each test a fake service, and cleans up after it. */
export function eachWithService(use: (fake: FakeService) => void) {
  let fake: FakeService
  beforeEach(() => {
    fake = fakeService()
    use(fake)
  })
  afterEach(() => {
    fake.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    localStorage.clear()
    sessionStorage.clear()
    document.body.replaceChildren()
    window.history.replaceState(null, '', '/')
  })
}
