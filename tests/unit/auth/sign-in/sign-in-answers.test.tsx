// @vitest-environment jsdom
import { act, fireEvent, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { requestLimit } from '#auth/limits.ts'
import { eachWithService } from '#tests/unit/auth/each-with-service.ts'
import { type FakeService, html, json, type Reply, sessionFor } from '#tests/unit/auth/fake-service.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import { alert, button, email, fill, island, password, refused, signIn, unexpected, wrong } from './sign-in-screen.tsx'

quietConsole()
let fake: FakeService
eachWithService((service) => {
  fake = service
})

test('a right password opens the dashboard once, in a new history entry', async () => {
  fake.answer('password', json(200, sessionFor('a@client.example')))
  render(island(fake))
  await signIn()
  await waitFor(() => expect(fake.navigation.open).toHaveBeenCalledWith('/welcome'))
  expect(fake.navigation.open).toHaveBeenCalledTimes(1)
  expect(fake.navigation.replace).not.toHaveBeenCalled()
  expect(button().disabled).toBe(true)
  expect(password().value).toBe('')
  expect(localStorage.getItem(fake.key)).toContain('a@client.example')
})

test.each(['?next=//evil.example', '?redirect=javascript:alert(1)', '?redirect_to=https://evil.example#/x'])(
  'an address like /login%s leads to the dashboard all the same',
  async (query) => {
    window.history.replaceState(null, '', `/login${query}`)
    fake.answer('password', json(200, sessionFor('a@client.example')))
    render(island(fake))
    await signIn()
    await waitFor(() => expect(fake.navigation.open).toHaveBeenCalledWith('/welcome'))
    expect(fake.calls[0]?.url.search).toBe('?grant_type=password')
  },
)

test('the button is disabled and shows the progress during a request', async () => {
  fake.answer('password', 'silence')
  render(island(fake))
  await signIn()
  expect(button().textContent).toBe('Signing In...')
  expect(button().disabled).toBe(true)
})

test('two submits at once send one request', async () => {
  fake.answer('password', 'silence')
  render(island(fake))
  fill()
  const form = button().form
  act(() => {
    form?.requestSubmit(button())
    form?.requestSubmit()
  })
  await userEvent.type(password(), '{Enter}{Enter}')
  await userEvent.dblClick(button())
  expect(fake.calls).toHaveLength(1)
})

test.each<[string, Reply]>([
  ['400 invalid_credentials', wrong],
  ['400 email_not_confirmed', json(400, { code: 'email_not_confirmed', message: 'Email not confirmed' })],
  ['400 user_banned', json(400, { code: 'user_banned', message: 'User is banned' })],
  ['422 email_provider_disabled', json(422, { code: 'email_provider_disabled', message: 'no' })],
  ['400 in the older form', json(400, { error: 'invalid_grant', error_description: 'Invalid login credentials' })],
])('after %s the password is called wrong, cleared and focused', async (_, reply) => {
  fake.answer('password', reply)
  render(island(fake))
  await signIn()
  await waitFor(() => expect(alert().textContent).toBe(refused))
  expect(password().value).toBe('')
  expect(document.activeElement).toBe(password())
  expect(email().value).toBe('a@client.example')
  expect(button().disabled).toBe(false)
  expect(button().textContent).toBe('Sign In')
  expect(fake.navigation.open).not.toHaveBeenCalled()
})

test.each<[string, Reply, says?: string]>([
  ['no network', 'offline'],
  ['429', json(429, { code: 'over_request_rate_limit', message: 'slow down' }), 'Too many attempts.'],
  ['500', json(500, { code: 'unexpected_failure', message: 'no' })],
  ['504', json(504, { code: 'request_timeout', message: 'no' })],
  ['a 503 page of HTML', html(503)],
  ['a 403 page of HTML', html(403)],
  ['a refused captcha', json(400, { code: 'captcha_failed', message: 'captcha protection: request disallowed' })],
  ['200 with null', json(200, null)],
  ['200 with HTML', html(200)],
  ['200 with an empty object', json(200, {})],
  ['200 without a user', json(200, { ...sessionFor('a@client.example'), user: undefined })],
  ['200 with an empty user', json(200, { ...sessionFor('a@client.example'), user: {} })],
  ['200 with a user alone', json(200, { user: sessionFor('a@client.example').user })],
])('after %s no message calls the password wrong', async (_, reply, says = unexpected) => {
  fake.answer('password', reply)
  render(island(fake))
  await signIn()
  await waitFor(() => expect(alert().textContent).toContain(says))
  expect(password().value).toBe('correct horse')
  expect(document.activeElement).toBe(button())
  expect(button().disabled).toBe(false)
  expect(fake.navigation.open).not.toHaveBeenCalled()
  expect(fake.navigation.replace).not.toHaveBeenCalled()
})

test('a request without an answer fails after 15 s', async () => {
  vi.useFakeTimers()
  fake.answer('password', 'silence')
  render(island(fake))
  fill()
  fireEvent.click(button())
  await act(() => vi.advanceTimersByTimeAsync(requestLimit - 1))
  expect(button().disabled).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(alert().textContent).toBe(unexpected)
  expect(button().disabled).toBe(false)
})

test.each([
  ['Email', email],
  ['Password', password],
])('editing %s clears the error', async (_, field) => {
  fake.answer('password', wrong)
  render(island(fake))
  await signIn()
  await waitFor(() => expect(alert().textContent).toBe(refused))
  expect(password().getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(field(), 'x')
  expect(alert().textContent).toBe('')
  expect(password().hasAttribute('aria-invalid')).toBe(false)
})

test('a second attempt can succeed', async () => {
  fake.answer('password', wrong, json(200, sessionFor('a@client.example')))
  render(island(fake))
  await signIn()
  await waitFor(() => expect(alert().textContent).toBe(refused))
  await signIn()
  await waitFor(() => expect(fake.navigation.open).toHaveBeenCalledWith('/welcome'))
})

test('in a browser that stores nothing, the form says so and stays', async () => {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  fake.answer('password', json(200, sessionFor('a@client.example')))
  fake.answer('logout', () => new Response(null, { status: 204 }))
  render(island(fake))
  await signIn()
  await waitFor(() => expect(alert().textContent).toContain('this browser stores nothing'))
  expect(fake.navigation.open).not.toHaveBeenCalled()
  expect(fake.navigation.replace).not.toHaveBeenCalled()
  expect(fake.calls.map((call) => call.endpoint)).toEqual(['password', 'logout'])
})
