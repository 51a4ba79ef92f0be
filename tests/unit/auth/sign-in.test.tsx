// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { REQUEST_LIMIT_MS } from '#auth/constants.ts'
import { SignIn } from '#auth/sign-in/SignIn.island.tsx'
import { type FakeService, fakeService, html, json, type Reply, sessionFor } from './fake-service.ts'
import { quietConsole } from './quiet-console.ts'

quietConsole()
let fake: FakeService

const refused = 'Invalid email or password. Please check your credentials and try again.'
const unexpected = 'An unexpected error occurred. Please try again.'
const wrong = json(400, { code: 'invalid_credentials', message: 'Invalid login credentials' })

beforeEach(() => {
  fake = fakeService()
})

afterEach(() => {
  cleanup()
  fake.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

const island = () => <SignIn {...fake.service} openAccess={fake.open} />
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/)
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Sign(ing)? In/ })
const toggle = () => screen.getByRole('button', { name: 'Show password' })
const alert = () => screen.getByRole('alert')

function fill() {
  fireEvent.input(email(), { target: { value: 'a@client.example' } })
  fireEvent.input(password(), { target: { value: 'correct horse' } })
}

async function signIn() {
  fill()
  await userEvent.click(button())
}

test('the form is one a password manager and a keyboard know', () => {
  render(island())
  expect(email()).toMatchObject({ type: 'email', autocomplete: 'username', required: true })
  expect(password()).toMatchObject({ type: 'password', autocomplete: 'current-password', required: true })
  for (const field of [email(), password()]) {
    expect(field.getAttribute('spellcheck')).toBe('false')
    expect(field.getAttribute('autocapitalize')).toBe('off')
  }
  expect(button().textContent).toBe('Sign In')
  expect(screen.getByRole('link', { name: 'Contact us for access' }).getAttribute('href')).toBe('/contact')
})

test('pasting is allowed', async () => {
  render(island())
  password().focus()
  await userEvent.paste('pasted')
  expect(password().value).toBe('pasted')
})

test('the password is hidden, can be shown, and is hidden again on submit', async () => {
  fake.answer('password', wrong)
  render(island())
  fill()
  expect(toggle().getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(toggle())
  expect(toggle().getAttribute('aria-pressed')).toBe('true')
  expect(password().type).toBe('text')
  await userEvent.click(button())
  expect(password().type).toBe('password')
  expect(toggle().getAttribute('aria-pressed')).toBe('false')
})

test('a right password leads to the dashboard, once, by a new history entry', async () => {
  fake.answer('password', json(200, sessionFor('a@client.example')))
  render(island())
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
    render(island())
    await signIn()
    await waitFor(() => expect(fake.navigation.open).toHaveBeenCalledWith('/welcome'))
    expect(fake.calls[0]?.url.search).toBe('?grant_type=password')
  },
)

test('what an address says is not shown', () => {
  window.history.replaceState(null, '', '/login#error=x&error_description=%3Cscript%3Ealert(1)%3C/script%3E')
  render(island())
  expect(document.body.textContent).not.toContain('alert(1)')
})

test('while the service is asked, the button waits and says so', async () => {
  fake.answer('password', 'silence')
  render(island())
  await signIn()
  expect(button().textContent).toBe('Signing In...')
  expect(button().disabled).toBe(true)
})

test('two submits at once ask once', async () => {
  fake.answer('password', 'silence')
  render(island())
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

test('nothing is asked without both fields, or with half an address', async () => {
  render(island())
  await userEvent.click(button())
  fireEvent.input(email(), { target: { value: 'half' } })
  fireEvent.input(password(), { target: { value: 'x' } })
  await userEvent.click(button())
  expect(fake.calls).toEqual([])
})

test.each<[string, Reply]>([
  ['400 invalid_credentials', wrong],
  ['400 email_not_confirmed', json(400, { code: 'email_not_confirmed', message: 'Email not confirmed' })],
  ['400 user_banned', json(400, { code: 'user_banned', message: 'User is banned' })],
  ['422 email_provider_disabled', json(422, { code: 'email_provider_disabled', message: 'no' })],
  ['400 in the older form', json(400, { error: 'invalid_grant', error_description: 'Invalid login credentials' })],
])('%s: the password is called wrong, cleared, and asked for again', async (_, reply) => {
  fake.answer('password', reply)
  render(island())
  await signIn()
  await waitFor(() => expect(alert().textContent).toBe(refused))
  expect(password().value).toBe('')
  expect(document.activeElement).toBe(password())
  expect(email().value).toBe('a@client.example')
  expect(button().disabled).toBe(false)
  expect(button().textContent).toBe('Sign In')
  expect(fake.navigation.open).not.toHaveBeenCalled()
})

test.each<[string, Reply]>([
  ['no network', 'offline'],
  ['429', json(429, { code: 'over_request_rate_limit', message: 'slow down' })],
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
])('%s: nobody is told that the password is wrong', async (_, reply) => {
  fake.answer('password', reply)
  render(island())
  await signIn()
  await waitFor(() => expect(alert().textContent).toBe(unexpected))
  expect(password().value).toBe('correct horse')
  expect(document.activeElement).toBe(button())
  expect(button().disabled).toBe(false)
  expect(fake.navigation.open).not.toHaveBeenCalled()
  expect(fake.navigation.replace).not.toHaveBeenCalled()
})

test('a service that never answers is given up after 15 s', async () => {
  vi.useFakeTimers()
  fake.answer('password', 'silence')
  render(island())
  fill()
  fireEvent.click(button())
  await act(() => vi.advanceTimersByTimeAsync(REQUEST_LIMIT_MS - 1))
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
  render(island())
  await signIn()
  await waitFor(() => expect(alert().textContent).toBe(refused))
  expect(password().getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(field(), 'x')
  expect(alert().textContent).toBe('')
  expect(password().hasAttribute('aria-invalid')).toBe(false)
})

test('a second attempt can succeed', async () => {
  fake.answer('password', wrong, json(200, sessionFor('a@client.example')))
  render(island())
  await signIn()
  await waitFor(() => expect(alert().textContent).toBe(refused))
  await signIn()
  await waitFor(() => expect(fake.navigation.open).toHaveBeenCalledWith('/welcome'))
})

test('somebody already signed in goes on to the dashboard, once, leaving no history entry', async () => {
  fake.store(sessionFor('a@client.example'))
  render(island())
  await waitFor(() => expect(fake.navigation.replace).toHaveBeenCalledWith('/welcome'))
  expect(fake.navigation.replace).toHaveBeenCalledTimes(1)
})

test('a session that cannot be renewed leaves the form in peace', async () => {
  vi.useFakeTimers()
  fake.store(sessionFor('a@client.example', -10))
  fake.answer('refresh', 'offline')
  render(island())
  fill()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  window.dispatchEvent(new Event('online'))
  expect(fake.navigation.replace).not.toHaveBeenCalled()
  expect(fake.navigation.reload).not.toHaveBeenCalled()
  expect(password().value).toBe('correct horse')
})

test('restored from the back/forward cache after a sign-in, the form is ready again', async () => {
  fake.answer('password', json(200, sessionFor('a@client.example')))
  render(island())
  await signIn()
  await waitFor(() => expect(fake.navigation.open).toHaveBeenCalled())
  act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  localStorage.clear()
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await waitFor(() => expect(button().disabled).toBe(false))
  expect(button().textContent).toBe('Sign In')
  expect(fake.navigation.replace).not.toHaveBeenCalled()
})

test('where the browser stores nothing, it says so instead of leading in circles', async () => {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  fake.answer('password', json(200, sessionFor('a@client.example')))
  fake.answer('logout', () => new Response(null, { status: 204 }))
  render(island())
  await signIn()
  await waitFor(() => expect(alert().textContent).toContain('this browser stores nothing'))
  expect(fake.navigation.open).not.toHaveBeenCalled()
  expect(fake.navigation.replace).not.toHaveBeenCalled()
  expect(fake.calls.map((call) => call.endpoint)).toEqual(['password', 'logout'])
})

test('the built form sends nothing by itself, and keeps what was typed before it came to life', async () => {
  const built = renderToString(<SignIn {...fake.service} />)
  expect(built).not.toContain('style=')
  document.body.innerHTML = `<div id="island">${built}</div>`
  const form = document.querySelector('form')
  expect(form?.getAttribute('method')).toBe('post')
  expect(form?.hasAttribute('action')).toBe(false)
  expect(button().getAttribute('formmethod')).toBe('dialog')
  expect(button().disabled).toBe(false)
  expect(screen.getByText(/still loading/)).toBeTruthy()
  email().value = 'typed@client.example'
  const container = document.getElementById('island')
  if (container === null) throw new Error('The island is missing')
  render(island(), { container, hydrate: true })
  expect(email().value).toBe('typed@client.example')
  expect(screen.queryByText(/still loading/)).toBeNull()
})
