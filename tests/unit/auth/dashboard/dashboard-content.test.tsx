// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type FakeService, sessionFor } from '#tests/unit/auth/fake-service.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import { eachWithPage, openPage, openSignedIn } from './dashboard-screen.tsx'

quietConsole()
let fake: FakeService
eachWithPage((service) => {
  fake = service
})

test('the log is there, has as many alerts as the reading says, and is called an example', async () => {
  await openSignedIn(fake)
  const log = screen.getByRole('region', { name: 'Recent Activity' })
  const entries = within(log).getAllByRole('listitem')
  expect(entries.filter((entry) => entry.textContent?.includes('alert:'))).toHaveLength(3)
  expect(log.textContent).toContain('Example log')
})

test.each(['View Live Operations', 'Generate Report', 'System Settings'])(
  '%s does nothing, and says so',
  async (name) => {
    await openSignedIn(fake)
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
  openPage(fake)
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
  openPage(fake)
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
  await openSignedIn(fake)
  const header = screen.getByRole('banner')
  expect(header.textContent).toContain('Signed in as a@client.example')
  expect(within(header).getByRole('button', { name: 'Sign Out' })).toBeTruthy()
})

test('what an account is called is text', async () => {
  fake.store(sessionFor('<img src=x onerror=alert(1)>@client.example'))
  openPage(fake)
  await screen.findByText('<img src=x onerror=alert(1)>@client.example')
  expect(document.querySelector('#account img')).toBeNull()
})
