// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { authAddress } from '#auth/service/auth-client.client.ts'
import { fakeService, json, sessionFor } from '#tests/unit/auth/fake-service.ts'
import { patience } from '#tests/unit/patience.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

test.each([
  ['/', 'http://localhost:3000/auth/v1'],
  ['https://abcdefgh.supabase.co', 'https://abcdefgh.supabase.co/auth/v1'],
  ['https://abcdefgh.supabase.co/', 'https://abcdefgh.supabase.co/auth/v1'],
  ['https://gateway.example/backend', 'https://gateway.example/backend/auth/v1'],
])('for the service %s the address of the auth API is %s', (authUrl, address) => {
  expect(authAddress(authUrl).href).toBe(address)
})

test.each(['#access_token=planted&refresh_token=r&expires_in=3600&token_type=bearer', '?code=planted'])(
  'no session is adopted from an address with %s',
  async (part) => {
    window.history.replaceState(null, '', `/login${part}`)
    const fake = fakeService()
    fake.answer('other', json(200, sessionFor('planted@client.example').user))
    const access = fake.open()
    await vi.waitFor(() => expect(access.getState().kind).not.toBe('loading'), patience)
    expect(access.getState()).toEqual({ kind: 'signedOut' })
    expect(fake.calls).toEqual([])
    fake.close()
  },
)
