// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type FakeService, sessionFor } from '#tests/unit/auth/fake-service.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import { eachWithPage, openPage } from './dashboard-screen.tsx'

quietConsole()
let fake: FakeService
eachWithPage((service) => {
  fake = service
})

test('the clock follows the time, and is not read out', async () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 5, 15, 24, 7, 400), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  fake.store(sessionFor('a@client.example'))
  openPage(fake)
  await act(() => vi.advanceTimersByTimeAsync(0))
  const clock = document.querySelector('.session time')
  expect(clock?.textContent).toBe('15:24')
  await act(() => vi.advanceTimersByTimeAsync(52_599))
  expect(clock?.textContent).toBe('15:24')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(clock?.textContent).toBe('15:25')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(clock?.textContent).toBe('15:26')
  expect(clock?.closest('[aria-live], [role=status], [role=alert], [role=timer]')).toBeNull()
})

test('the clock stops while the page is hidden', async () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 5, 15, 24, 7), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  fake.store(sessionFor('a@client.example'))
  openPage(fake)
  await act(() => vi.advanceTimersByTimeAsync(0))
  const clock = document.querySelector('.session time')
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(clock?.textContent).toBe('15:24')
  visibility.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(clock?.textContent).toBe('15:26')
})

test('the email of an account is shown as text, never as markup', async () => {
  fake.store(sessionFor('<img src=x onerror=alert(1)>@client.example'))
  openPage(fake)
  await screen.findByText('<img src=x onerror=alert(1)>@client.example')
  expect(document.querySelector('#account img')).toBeNull()
})
