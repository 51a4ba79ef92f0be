import { expect, test } from 'vitest'
import { parseSession } from '#auth/service/session.ts'
import { sessionFor } from '#tests/unit/auth/fake-service.ts'

test('a stored session is read unchanged', () => {
  const session = sessionFor('a@client.example')
  expect(parseSession(JSON.stringify(session))).toEqual(session)
})

const session = sessionFor('a@client.example')
test.each([
  ['nothing', null],
  ['no JSON', '{{{'],
  ['null', 'null'],
  ['another object', '{"a":1}'],
  ['no user', JSON.stringify({ ...session, user: undefined })],
  ['a user without an address', JSON.stringify({ ...session, user: { id: '1' } })],
  ['a token that is a number', JSON.stringify({ ...session, access_token: 1 })],
  ['a token with a line break', JSON.stringify({ ...session, access_token: 'a\r\nb' })],
  ['an empty token', JSON.stringify({ ...session, access_token: '' })],
  ['a refresh token with a line break', JSON.stringify({ ...session, refresh_token: 'a\nb' })],
  ['no refresh token', JSON.stringify({ ...session, refresh_token: undefined })],
  ['an end that is no time', JSON.stringify({ ...session, expires_at: 'tomorrow' })],
])('%s is not a valid session', (_, text) => {
  expect(parseSession(text)).toBeNull()
})
