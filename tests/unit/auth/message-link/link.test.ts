// @vitest-environment jsdom

/* Links of messages are read in every form into which mail programs change them, and no others. */

import { afterEach, describe, expect, test } from 'vitest'
import { takeMessageLink } from '#auth/message-link/address.client.ts'
import { type MessageLink, readMessageLink } from '#auth/message-link/link.ts'

const token = '0123456789abcdef'.repeat(4).slice(0, 56)
const whole = `token_hash=${token}&type=invite`
const encoded = encodeURIComponent(whole)

/** The link that the sign-in page reads when it is opened with this query and fragment. */
function opened(address: string): MessageLink | undefined {
  window.history.replaceState(null, '', `/login${address}`)
  const taken = takeMessageLink()
  return taken === undefined ? undefined : readMessageLink(taken)
}

afterEach(() => window.history.replaceState(null, '', '/'))

test.each(['invite', 'recovery'])('a link of type %s is read', (purpose) => {
  expect(opened(`#token_hash=${token}&type=${purpose}`)).toEqual({
    kind: 'complete',
    purpose,
    tokenHash: token,
  })
})

test.each([
  ['in the query, as it was sent before', `?${whole}`],
  ['in another order, with parameters of a mail program', `?utm_source=mail#type=invite&token_hash=${token}&utm_id=7`],
  ['with an entity', `#${whole.replace('&', '&amp;')}`],
  ['with entities of an entity', `#${whole.replace('&', '&amp;amp;')}`],
  ['with a numeric entity in the query', `?${whole.replace('&', '&#38;')}`],
  ['percent-encoded', `#${encoded}`],
  ['percent-encoded with its own sign', `#%23${encoded}`],
  ['percent-encoded twice', `#${encodeURIComponent(encoded)}`],
  ['percent-encoded in lower case', `#${encoded.toLowerCase()}`],
  ['percent-encoded and cut in a sign', `#${encoded}%2`],
  ['in quoted-printable', `#${whole.replaceAll('=', '=3D')}`],
  ['in quoted-printable, with a soft line break', `#${whole.replaceAll('=', '=3D').replace('89ab', '89=%0D%0Aab')}`],
  ['broken over two lines', `#${whole.replace('89ab', '89%0A%20ab')}`],
  ['with an invisible break', `#${whole.replace('89ab', '89\u200bab').replace('type', '%C2%ADtype')}`],
  ['with escapes of Markdown', `#${whole.replace('_', '\\_')}`],
  ['with numeric entities', `#${whole.replaceAll('=', '&#61;').replace('&type', '&#38;type')}`],
  ['with escapes of JSON', `#${whole.replace('&', '\\u0026').replaceAll('=', '\\u003d')}`],
  ['in quoted-printable of lower case', `#${whole.replaceAll('=', '=3d')}`],
  ['in a quoted message', `#${whole.replace('89ab', '89%0A%3E%20ab')}`],
  ['in upper case', `#${whole.toUpperCase()}`],
  ['twice', `#${whole}https://www.cairnline.example/login#${whole}`],
  ...['.', ',', ')', '>', '%3E', '"', '%E2%80%9D', "'", ']', ';', '!', '*', '_', '-', '/', '&', '='].flatMap((end) => [
    [`followed by ${end}`, `#${whole}${end}`],
    [`with a token followed by ${end}`, `#type=invite&token_hash=${token}${end}`],
  ]),
])('a link is read %s', (_, address) => {
  expect(opened(address)).toEqual({ kind: 'complete', purpose: 'invite', tokenHash: token })
})

test.each([
  '',
  '?',
  '#main',
  '?next=//evil.example',
  '?code=planted',
  '?token=x',
  '#access_token=e30.e30.e30&refresh_token=x&token_type=bearer&type=recovery',
  '#error=access_denied&error_code=otp_expired',
])('%j holds no link', (address) => {
  expect(opened(address)).toBeUndefined()
})

test.each([
  ['no token', '#type=invite'],
  ['an empty token', '#token_hash=&type=invite'],
  ['no type', `#token_hash=${token}`],
  ['a token with dots in its place', `#token_hash=${token.slice(0, 40)}...&type=invite`],
  ['a cut token', `#token_hash=${token.slice(0, 20)}&type=invite`],
  ['a token that is too long', `#token_hash=${'a'.repeat(4_000)}&type=invite`],
  ['a scripted token', `#token_hash=${encodeURIComponent(`<script>alert(1)</script>${token}`)}&type=recovery`],
  ['two tokens', `#token_hash=${token}&token_hash=${token.replaceAll('0', '1')}&type=recovery`],
  ['two types', `#token_hash=${token}&type=invite&type=recovery`],
  ...['magiclink', 'signup', 'email_change', 'invit', '__proto__', ''].map((type) => [
    `type "${type}"`,
    `#token_hash=${token}&type=${type}`,
  ]),
])('a link with %s is broken', (_, address) => {
  expect(opened(address)).toEqual({ kind: 'broken' })
})

describe('the address', () => {
  test.each([
    `#${whole}`,
    '#token_hash=cut',
    '#access_token=e30.e30.e30&refresh_token=x&token_type=bearer&type=recovery',
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    `?${whole}#error=x`,
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
})
