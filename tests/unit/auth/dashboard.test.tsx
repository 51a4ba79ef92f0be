// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SIGN_OUT_LIMIT_MS, SPINNER_LIMIT_MS } from '#auth/constants.ts'
import { accountId } from '#auth/dashboard/account-id.ts'
import { Dashboard } from '#auth/dashboard/Dashboard.island.tsx'
import { type FakeService, fakeService, json, sessionFor } from './fake-service.ts'
import { quietConsole } from './quiet-console.ts'

quietConsole()
let fake: FakeService

beforeEach(() => {
  fake = fakeService()
  document.body.innerHTML = `<header><div id="${accountId}"></div></header><main></main>`
})

afterEach(() => {
  cleanup()
  fake.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

/** The page as it is served, with the island come to life in it. */
function openPage() {
  const container = document.querySelector('main')
  if (container === null) throw new Error('The page has no main')
  container.innerHTML = renderToString(<Dashboard {...fake.service} />)
  return render(<Dashboard {...fake.service} openAccess={fake.open} />, { container, hydrate: true })
}

async function openSignedIn() {
  fake.store(sessionFor('a@client.example'))
  openPage()
  await screen.findByText('a@client.example')
}

const shown = () => document.body.textContent ?? ''

function pageEvent(type: 'pageshow' | 'pagehide', persisted: boolean) {
  act(() => void window.dispatchEvent(new PageTransitionEvent(type, { persisted })))
}

test('the build holds a spinner, and nothing else', () => {
  const built = document.createElement('div')
  built.innerHTML = renderToString(<Dashboard {...fake.service} />)
  expect(built.textContent).toBe('Loading...')
  expect(within(built).getByRole('status').textContent).toBe('Loading...')
  expect(built.innerHTML).not.toContain('style=')
})

test('the spinner stays until the session has been read, and the dashboard follows', async () => {
  fake.store(sessionFor('a@client.example'))
  openPage()
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  expect(shown()).not.toContain('a@client.example')
  await screen.findByText('a@client.example')
  expect(screen.queryByRole('status')).toBeNull()
  expect(fake.navigation.replace).not.toHaveBeenCalled()
})

test('nobody signed in is led to sign-in, leaving no history entry and having seen nothing', async () => {
  openPage()
  await waitFor(() => expect(fake.navigation.replace).toHaveBeenCalledWith('/login'))
  expect(fake.navigation.replace).toHaveBeenCalledTimes(1)
  expect(shown()).toBe('Loading...')
})

test.each(['{{{', '42', '[]', '{"a":1}'])('neither is an unreadable session (%s) let in', async (text) => {
  fake.store(text)
  openPage()
  await waitFor(() => expect(fake.navigation.replace).toHaveBeenCalledWith('/login'))
  expect(shown()).toBe('Loading...')
})

test('the four readings are the specified ones', async () => {
  await openSignedIn()
  const readings = [...document.querySelectorAll('.tiles > div')].map((tile) => [
    tile.querySelector('dt')?.textContent,
    tile.querySelector('dd')?.textContent,
  ])
  expect(readings).toEqual([
    ['Active Operations', '12'],
    ['Data Points', '2.4M'],
    ['Alerts', '3'],
    ['Systems', '8'],
  ])
})

test('the log is there, has as many alerts as the reading says, and is called an example', async () => {
  await openSignedIn()
  const log = screen.getByRole('region', { name: 'Recent Activity' })
  const entries = within(log).getAllByRole('listitem')
  expect(entries.filter((entry) => entry.textContent?.includes('alert:'))).toHaveLength(3)
  expect(log.textContent).toContain('Example log')
})

test.each(['View Live Operations', 'Generate Report', 'System Settings'])(
  '%s does nothing, and says so',
  async (name) => {
    await openSignedIn()
    const button = screen.getByRole('button', { name })
    const before = document.body.innerHTML.replace(/\d\d:\d\d:\d\d/g, '')
    await userEvent.click(button)
    expect(document.body.innerHTML.replace(/\d\d:\d\d:\d\d/g, '')).toBe(before)
    const note = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toContain('do nothing')
  },
)

test('the session panel says 24 hours and tells the time, without reading it out', async () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 5, 15, 24, 7, 400), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  fake.store(sessionFor('a@client.example'))
  openPage()
  await act(() => vi.advanceTimersByTimeAsync(0))
  const panel = screen.getByRole('region', { name: 'Secure Session Active' })
  expect(panel.textContent).toContain('Session expires in 24 hours')
  const clock = panel.querySelector('time')
  expect(clock?.textContent).toBe('15:24:07')
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(clock?.textContent).toBe('15:24:08')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(clock?.textContent).toBe('15:24:09')
  expect(clock?.closest('[aria-live], [role=status], [role=alert], [role=timer]')).toBeNull()
})

test('the clock stops while nobody sees it', async () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 5, 15, 24, 7), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  fake.store(sessionFor('a@client.example'))
  openPage()
  await act(() => vi.advanceTimersByTimeAsync(0))
  const clock = document.querySelector('.session time')
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(clock?.textContent).toBe('15:24:07')
  visibility.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(clock?.textContent).toBe('15:24:12')
})

test('the account stands in the header of the page', async () => {
  await openSignedIn()
  const header = screen.getByRole('banner')
  expect(header.textContent).toContain('Signed in as a@client.example')
  expect(within(header).getByRole('button', { name: 'Sign Out' })).toBeTruthy()
})

test('signing out leads to sign-in, and the button waits meanwhile', async () => {
  let answer: (() => void) | undefined
  fake.answer('logout', () => new Response(null, { status: 204 }))
  await openSignedIn()
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

test('a service that does not answer a sign-out cannot keep anybody in', async () => {
  fake.answer('logout', 'silence')
  await openSignedIn()
  vi.useFakeTimers()
  act(() => screen.getByRole('button', { name: 'Sign Out' }).click())
  await act(() => vi.advanceTimersByTimeAsync(SIGN_OUT_LIMIT_MS))
  expect(fake.navigation.replace).toHaveBeenCalledWith('/login')
  expect(shown()).toBe('Loading...')
})

test('a sign-out in another tab empties this one', async () => {
  await openSignedIn()
  await act(() => fake.broadcast('SIGNED_OUT', null))
  expect(fake.navigation.replace).toHaveBeenCalledWith('/login')
  expect(shown()).toBe('Loading...')
})

test('another account in another tab shows here', async () => {
  await openSignedIn()
  await act(() => fake.broadcast('SIGNED_IN', sessionFor('b@client.example')))
  expect(shown()).toContain('b@client.example')
  expect(shown()).not.toContain('a@client.example')
})

test('a page that is left holds nothing private, and restored after a sign-out it leads to sign-in', async () => {
  await openSignedIn()
  pageEvent('pagehide', true)
  expect(shown()).toBe('Loading...')
  localStorage.clear()
  pageEvent('pageshow', true)
  expect(shown()).toBe('Loading...')
  await waitFor(() => expect(fake.navigation.replace).toHaveBeenCalledWith('/login'))
  expect(shown()).toBe('Loading...')
})

test('restored with its session, the dashboard is back', async () => {
  await openSignedIn()
  pageEvent('pagehide', true)
  pageEvent('pageshow', true)
  await screen.findByText('a@client.example')
  expect(fake.navigation.replace).not.toHaveBeenCalled()
})

test('while the service cannot be reached it says so after 8 s, and goes on by Retry or once online', async () => {
  vi.useFakeTimers()
  fake.store(sessionFor('a@client.example', -10))
  fake.answer('refresh', json(503, { message: 'down' }))
  openPage()
  await act(() => vi.advanceTimersByTimeAsync(SPINNER_LIMIT_MS - 1))
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

test('coming online changes nothing for somebody who is signed in', async () => {
  await openSignedIn()
  window.dispatchEvent(new Event('online'))
  expect(fake.navigation.reload).not.toHaveBeenCalled()
})

test('a forged session shows the fixed page and no more: the gate is for comfort, nothing secret is behind it', async () => {
  fake.store({ ...sessionFor('forged@client.example', 1e9), access_token: 'forged' })
  openPage()
  await screen.findByText('forged@client.example')
  expect(fake.calls).toEqual([])
})

test('what an account is called is text', async () => {
  fake.store(sessionFor('<img src=x onerror=alert(1)>@client.example'))
  openPage()
  await screen.findByText('<img src=x onerror=alert(1)>@client.example')
  expect(document.querySelector('#account img')).toBeNull()
})
