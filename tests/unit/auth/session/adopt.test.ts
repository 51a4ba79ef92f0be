// @vitest-environment jsdom
import type { Session } from '@supabase/supabase-js'
import { expect, test, vi } from 'vitest'
import { signOutLimit } from '#auth/limits.ts'
import { eachWithService } from '#tests/unit/auth/each-with-service.ts'
import { type FakeService, sessionFor } from '#tests/unit/auth/fake-service.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'

const output = quietConsole()
let fake: FakeService

eachWithService((service) => {
  fake = service
  fake.answer('logout', () => new Response(null, { status: 204 }))
})

const stored = () => JSON.parse(localStorage.getItem(fake.key) ?? 'null')
const next = (): Session => ({
  ...sessionFor('b@client.example'),
  token_type: 'bearer',
  user: { id: 'b', email: 'b@client.example', app_metadata: {}, user_metadata: {}, aud: '', created_at: '' },
})

test.each([
  ['is answered', 200],
  ['is refused', 400],
  ['fails', 500],
])('an adopted session survives when the refresh of the expired one before it %s late', async (_, status) => {
  vi.useFakeTimers()
  fake.store(sessionFor('a@client.example', -10))
  const late = Promise.withResolvers<Response>()
  fake.answer('refresh', () => late.promise)
  const access = fake.open()
  const adopted = access.adopt(next())
  await vi.advanceTimersByTimeAsync(2 * signOutLimit)
  late.resolve(Response.json(status === 200 ? sessionFor('a@client.example') : { message: 'no' }, { status }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await adopted).toBe(true)
  expect(stored()).toMatchObject({ user: { email: 'b@client.example' } })
  output.take()
})

test('a session is adopted at once when there is none before it', async () => {
  expect(await fake.open().adopt(next())).toBe(true)
  expect(stored()).toMatchObject({ user: { email: 'b@client.example' } })
  expect(fake.calls).toEqual([])
})
