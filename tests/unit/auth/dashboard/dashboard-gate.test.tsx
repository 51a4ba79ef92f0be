// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Dashboard } from '#auth/dashboard/Dashboard.island.tsx'
import { signOutLimit, spinnerLimit } from '#auth/limits.ts'
import { type FakeService, json, sessionFor } from '#tests/unit/auth/fake-service.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import { eachWithPage, map, openPage, openSignedIn, shown } from './dashboard-screen.tsx'

quietConsole()
let fake: FakeService
eachWithPage((service) => {
  fake = service
})

function pageEvent(type: 'pageshow' | 'pagehide', persisted: boolean) {
  act(() => void window.dispatchEvent(new PageTransitionEvent(type, { persisted })))
}

test('the built island is a spinner and nothing else', () => {
  const built = document.createElement('div')
  built.innerHTML = renderToString(<Dashboard {...fake.service} map={map} issuer="Cairnline" />)
  expect(built.textContent).toBe('Loading...')
  expect(within(built).getByRole('status').textContent).toBe('Loading...')
  expect(built.innerHTML).not.toContain('style=')
})

test('the spinner is replaced by the dashboard once the session has been read', async () => {
  fake.store(sessionFor('a@client.example'))
  openPage(fake)
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  expect(shown()).not.toContain('a@client.example')
  await screen.findByText('a@client.example')
  expect(screen.queryByText('Loading...')).toBeNull()
  expect(fake.navigation.replace).not.toHaveBeenCalled()
})

test('a visitor who is not signed in is sent to sign-in without a history entry, and sees only the spinner', async () => {
  openPage(fake)
  await waitFor(() => expect(fake.navigation.replace).toHaveBeenCalledWith('/login'))
  expect(fake.navigation.replace).toHaveBeenCalledTimes(1)
  expect(shown()).toBe('Loading...')
})

test.each(['{{{', '42', '[]', '{"a":1}'])(
  'a visitor with an unreadable session (%s) is sent to sign-in',
  async (text) => {
    fake.store(text)
    openPage(fake)
    await waitFor(() => expect(fake.navigation.replace).toHaveBeenCalledWith('/login'))
    expect(shown()).toBe('Loading...')
  },
)

test('signing out leads to sign-in, and disables the button in the meantime', async () => {
  let answer: (() => void) | undefined
  fake.answer('logout', () => new Response(null, { status: 204 }))
  await openSignedIn(fake)
  const fetched = globalThis.fetch
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return fetched(...request)
  })
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Signing Out...' }).disabled).toBe(true)
  answer?.()
  await waitFor(() => expect(fake.navigation.replace).toHaveBeenCalledWith('/login'))
  expect(shown()).toBe('Loading...')
  expect(localStorage.getItem(fake.key)).toBeNull()
})

test('a sign-out ends on this browser when the service does not answer', async () => {
  fake.answer('logout', 'silence')
  await openSignedIn(fake)
  vi.useFakeTimers()
  act(() => screen.getByRole('button', { name: 'Sign Out' }).click())
  await act(() => vi.advanceTimersByTimeAsync(signOutLimit))
  expect(fake.navigation.replace).toHaveBeenCalledWith('/login')
  expect(shown()).toBe('Loading...')
})

test('a sign-out in another tab empties this dashboard', async () => {
  await openSignedIn(fake)
  await act(() => fake.broadcast('SIGNED_OUT', null))
  expect(fake.navigation.replace).toHaveBeenCalledWith('/login')
  expect(shown()).toBe('Loading...')
})

test('a sign-in with another account in another tab shows that account here', async () => {
  await openSignedIn(fake)
  await act(() => fake.broadcast('SIGNED_IN', sessionFor('b@client.example')))
  expect(shown()).toContain('b@client.example')
  expect(shown()).not.toContain('a@client.example')
})

test('a page in the back/forward cache holds nothing private, and leads to sign-in after a sign-out', async () => {
  await openSignedIn(fake)
  pageEvent('pagehide', true)
  expect(shown()).toBe('Loading...')
  localStorage.clear()
  pageEvent('pageshow', true)
  expect(shown()).toBe('Loading...')
  await waitFor(() => expect(fake.navigation.replace).toHaveBeenCalledWith('/login'))
  expect(shown()).toBe('Loading...')
})

test('a dashboard restored from the back/forward cache with its session is shown again', async () => {
  await openSignedIn(fake)
  pageEvent('pagehide', true)
  pageEvent('pageshow', true)
  await screen.findByText('a@client.example')
  expect(fake.navigation.replace).not.toHaveBeenCalled()
})

test('an unreachable service is reported after 8 s, and Retry or coming online reloads the page', async () => {
  vi.useFakeTimers()
  fake.store(sessionFor('a@client.example', -10))
  fake.answer('refresh', json(503, { message: 'down' }))
  openPage(fake)
  await act(() => vi.advanceTimersByTimeAsync(spinnerLimit - 1))
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('alert').textContent).toContain('does not answer')
  expect(fake.navigation.replace).not.toHaveBeenCalled()
  const retry = screen.getByRole('button', { name: 'Retry' })
  expect(document.activeElement).toBe(retry)
  act(() => retry.click())
  expect(fake.navigation.reload).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
  expect(fake.navigation.reload).toHaveBeenCalledTimes(2)
})

test('coming online does not reload the page of a signed-in client', async () => {
  await openSignedIn(fake)
  window.dispatchEvent(new Event('online'))
  expect(fake.navigation.reload).not.toHaveBeenCalled()
})
