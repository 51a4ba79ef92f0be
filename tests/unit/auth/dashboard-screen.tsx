import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, vi } from 'vitest'
import { accountId } from '#auth/dashboard/account-id.ts'
import { Dashboard } from '#auth/dashboard/Dashboard.island.tsx'
import { type FakeService, fakeService, sessionFor } from './fake-service.ts'

/** The page as it is served, with the island come to life in it. */
export function openPage(fake: FakeService) {
  const container = document.querySelector('main')
  if (container === null) throw new Error('The page has no main')
  container.innerHTML = renderToString(<Dashboard {...fake.service} />)
  return render(<Dashboard {...fake.service} openAccess={fake.open} />, { container, hydrate: true })
}

export async function openSignedIn(fake: FakeService) {
  fake.store(sessionFor('a@client.example'))
  openPage(fake)
  await screen.findByText('a@client.example')
}

export const shown = () => document.body.textContent ?? ''

/** Gives each test a service and a page of its own, and leaves nothing of them behind. */
export function eachWithPage(use: (fake: FakeService) => void) {
  let fake: FakeService
  beforeEach(() => {
    fake = fakeService()
    document.body.innerHTML = `<header><div id="${accountId}"></div></header><main></main>`
    use(fake)
  })
  afterEach(() => {
    cleanup()
    fake.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    localStorage.clear()
  })
}
