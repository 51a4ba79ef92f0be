// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { readMessageLink, takeMessageLink } from '#auth/message-link/link.client.ts'

const token = '0123456789abcdef'.repeat(4).slice(0, 56)

afterEach(() => window.history.replaceState(null, '', '/'))

test.each(['invite', 'recovery'])('a complete link of type %s is read', (purpose) => {
  expect(readMessageLink(`?token_hash=${token}&type=${purpose}`)).toEqual({
    kind: 'complete',
    purpose,
    tokenHash: token,
  })
  expect(readMessageLink(`?type=${purpose}&token_hash=${token}&utm_source=mail`)).toMatchObject({ kind: 'complete' })
})

test.each(['', '?', '?next=//evil.example', '?code=planted', '?token=x'])('%j holds no link', (search) => {
  expect(readMessageLink(search)).toBeUndefined()
})

test.each([
  ['no token', '?type=invite'],
  ['an empty token', '?token_hash=&type=invite'],
  ['no type', `?token_hash=${token}`],
  ['a cut token', `?token_hash=${token.slice(0, 20)}&type=invite`],
  ['a scripted token', `?token_hash=${encodeURIComponent(`<script>alert(1)</script>${token}`)}&type=recovery`],
  ['a token with a line end', `?token_hash=${token}%0A&type=recovery`],
  ['two tokens', `?token_hash=${token}&token_hash=${token}&type=recovery`],
])('a link with %s is broken', (_, search) => {
  expect(readMessageLink(search)).toEqual({ kind: 'broken' })
})

test.each(['magiclink', 'signup', 'email_change', 'INVITE', '__proto__', ''])(
  'a link of type %j is unknown',
  (type) => {
    expect(readMessageLink(`?token_hash=${token}&type=${type}`)).toEqual({ kind: 'unknown' })
  },
)

describe('the address', () => {
  test.each([
    `?token_hash=${token}&type=invite`,
    '?token_hash=cut',
    '#access_token=e30.e30.e30&refresh_token=x&token_type=bearer&type=recovery',
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    `?token_hash=${token}&type=invite#error=x`,
    '?code=planted',
  ])('taking the link from /login%s leaves /login in the same history entry', (given) => {
    window.history.replaceState({ kept: true }, '', `/login${given}`)
    const entries = window.history.length
    takeMessageLink()
    expect(window.location.href).toBe('http://localhost:3000/login')
    expect(window.history.length).toBe(entries)
    expect(window.history.state).toEqual({ kept: true })
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([])
  })

  test('the fragment of the skip link stays in the address', () => {
    window.history.replaceState(null, '', '/login#main')
    expect(takeMessageLink()).toBeUndefined()
    expect(window.location.hash).toBe('#main')
  })

  test('a token in the fragment is not read as a link', () => {
    window.history.replaceState(null, '', `/login#token_hash=${token}&type=recovery`)
    expect(takeMessageLink()).toBeUndefined()
    expect(window.location.hash).toBe('')
  })
})
