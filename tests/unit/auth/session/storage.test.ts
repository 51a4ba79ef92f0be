// @vitest-environment jsdom

/* Where a session is kept when storage is full or blocked. */

import { afterEach, expect, test, vi } from 'vitest'
import { createSessionStorage } from '#auth/session/storage.client.ts'
import { sessionFor } from '#tests/unit/auth/fake-service.ts'

const key = 'sb-test-auth-token'
const stored = JSON.stringify(sessionFor('a@client.example'))

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

function full(...areas: Storage[]) {
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
    if (areas.includes(this)) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, name, value)
  })
}

function blocked() {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
}

test('a session is replaced in one step, without a gap that another tab would take for a sign-out', () => {
  const storage = createSessionStorage(key)
  storage.setItem(key, stored)
  const removals = vi.spyOn(Storage.prototype, 'removeItem')
  storage.setItem(key, stored)
  expect(removals.mock.contexts).not.toContain(localStorage)
})

test('when localStorage is full, sessionStorage keeps the session, and the old one is removed', () => {
  localStorage.setItem(key, JSON.stringify(sessionFor('old@client.example')))
  full(localStorage)
  const storage = createSessionStorage(key)
  storage.setItem(key, stored)
  expect(storage.getItem(key)).toBe(stored)
  expect(localStorage.getItem(key)).toBeNull()
  expect(sessionStorage.getItem(key)).toBe(stored)
  expect(storage.outlivesPage()).toBe(true)
})

test.each([
  ['full', () => full(localStorage, sessionStorage)],
  ['blocked', blocked],
])('when both storage areas are %s, the session is kept in memory', (_, breakStorage) => {
  breakStorage()
  const storage = createSessionStorage(key)
  storage.setItem(key, stored)
  expect(storage.getItem(key)).toBe(stored)
  expect(storage.outlivesPage()).toBe(false)
  expect(createSessionStorage(key).getItem(key)).toBeNull()
  storage.removeItem(key)
  expect(storage.getItem(key)).toBeNull()
})
