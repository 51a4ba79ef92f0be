// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { Access } from '#auth/session/access.ts'
import { openLateAccess } from '#auth/session/late-access.client.ts'
import { navigation } from '#auth/session/navigation.client.ts'
import type { AuthState } from '#auth/session/state.ts'

const service = { authUrl: 'https://project.example', authKey: 'key' }
const credentials = { email: 'a@client.example', password: 'correct horse' }
const signedIn: AuthState = { kind: 'signedIn', user: { id: '1', email: credentials.email }, expiresAt: 1 }

const access: Access = {
  navigation,
  hadSession: () => false,
  getState: () => signedIn,
  subscribe: () => () => {},
  signIn: async () => ({ kind: 'signedIn' }),
  adopt: async () => true,
  signOut: async () => {},
}
const onLost = vi.fn()
const lost = new TypeError('Failed to fetch dynamically imported module')

test('the session is loading until the auth client has arrived, and is then read again', async () => {
  const arrival = Promise.withResolvers<{ openAccess: () => Access }>()
  const late = openLateAccess(service, () => arrival.promise, onLost)
  const changed = vi.fn()
  late.subscribe(changed)
  expect(late.getState().kind).toBe('loading')
  arrival.resolve({ openAccess: () => access })
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1))
  expect(late.getState()).toBe(signedIn)
})

test('a subscriber who left before the client arrived is told nothing', async () => {
  const arrival = Promise.withResolvers<{ openAccess: () => Access }>()
  const late = openLateAccess(service, () => arrival.promise, onLost)
  const changed = vi.fn()
  late.subscribe(changed)()
  arrival.resolve({ openAccess: () => access })
  expect(await late.signIn(credentials)).toEqual({ kind: 'signedIn' })
  expect(changed).not.toHaveBeenCalled()
})

test('a client that cannot be loaded is no verdict on the password, and is loaded again at the next attempt', async () => {
  const load = vi
    .fn<() => Promise<{ openAccess: () => Access }>>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue({ openAccess: () => access })
  const late = openLateAccess(service, load, onLost)
  expect(await late.signIn(credentials)).toEqual({ kind: 'unexpected' })
  expect(await late.signIn(credentials)).toEqual({ kind: 'signedIn' })
  expect(await late.signIn(credentials)).toEqual({ kind: 'signedIn' })
  expect(load).toHaveBeenCalledTimes(2)
  expect(onLost).toHaveBeenCalledTimes(1)
})
