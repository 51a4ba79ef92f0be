// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isSession, parseSession } from '#auth/service/session.ts'
import { readReply } from '#components/islands/contact-form/submit.ts'
import { fakeService } from '#tests/unit/auth/fake-service.ts'
import { patience } from '#tests/unit/patience.ts'
import { hostileText } from './hostile.ts'
import { fc } from './runs.ts'

afterEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

/** An object with the fields of a session, each with any value. */
const nearlySession = fc.record(
  {
    access_token: fc.anything(),
    refresh_token: fc.anything(),
    expires_at: fc.anything(),
    user: fc.oneof(fc.anything(), fc.record({ id: fc.anything(), email: fc.anything() })),
  },
  { requiredKeys: [] },
)

test('only a value with both tokens, an expiry and a user is a session, and no value breaks the check', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), nearlySession), (value) => {
      if (!isSession(value)) return
      expect([typeof value.access_token, typeof value.refresh_token]).toEqual(['string', 'string'])
      expect(Number.isFinite(value.expires_at)).toBe(true)
      expect([typeof value.user.id, typeof value.user.email]).toEqual(['string', 'string'])
    }),
  )
})

test('no stored text breaks the reading of a session', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostileText,
        fc.json(),
        nearlySession.map((value) => fc.stringify(value)),
      ),
      (text) => {
        const session = parseSession(text)
        expect(session === null || isSession(session)).toBe(true)
      },
    ),
  )
})

test('no answer of the form service breaks its reading, and only the boolean true is a success', () => {
  fc.assert(
    fc.property(
      fc.oneof(hostileText, fc.json(), fc.constantFrom('{"success":"true"}', '{"success":1}', 'null')),
      fc.boolean(),
      (text, ok) => {
        const outcome = readReply(text, ok, 'default')
        if (outcome.kind === 'sent') expect([ok, JSON.parse(text).success]).toEqual([true, true])
        else expect(outcome.message.trim()).not.toBe('')
      },
    ),
  )
})

test('no fragment and no query gives anybody a session, or asks the service for one', async () => {
  const names = fc.constantFrom(
    'access_token',
    'refresh_token',
    'code',
    'error_description',
    'type',
    'token_hash',
    'next',
  )
  const parts = fc.array(fc.tuple(names, hostileText), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('#', '?'), parts, async (sign, pairs) => {
      const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')
      window.history.replaceState(null, '', `/login${sign}${text}`)
      const fake = fakeService()
      const access = fake.open()
      try {
        await vi.waitFor(() => expect(access.getState().kind).not.toBe('loading'), patience)
        expect(access.getState()).toEqual({ kind: 'signedOut' })
        expect(fake.calls).toEqual([])
        expect(localStorage).toHaveLength(0)
      } finally {
        fake.close()
      }
    }),
    { numRuns: 30 },
  )
})
