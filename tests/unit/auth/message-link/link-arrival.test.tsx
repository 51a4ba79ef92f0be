// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { linkMinutes } from '#auth/limits.ts'
import { SignIn } from '#auth/sign-in/SignIn.island.tsx'
import { eachWithService } from '#tests/unit/auth/each-with-service.ts'
import { type FakeService, html, json, nextTask, type Reply, sessionFor } from '#tests/unit/auth/fake-service.ts'
import { alert } from '#tests/unit/auth/sign-in/sign-in-screen.tsx'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import { arrive, email, go, screens, whole } from './link-screen.tsx'

quietConsole()
let fake: FakeService
eachWithService((service) => {
  fake = service
})

const title = () => screen.getByRole('heading', { level: 2 })
const stored = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]

test.each([
  ['invite', 'Your invitation', 'An account has been opened'],
  ['recovery', 'A new password', 'A new password was asked for'],
] as const)('a link of type %s is not redeemed on load, but by a button', async (purpose, heading, text) => {
  await arrive(fake, whole(purpose))
  await nextTask()
  expect(fake.calls).toEqual([])
  expect(document.activeElement).toBe(title())
  expect(title().textContent).toBe(heading)
  expect(document.body.textContent).toContain(text)
  expect(screen.getAllByRole('button')).toEqual([go()])
  expect(document.body.innerHTML).not.toContain('0123456789abcdef')
})

test('Continue redeems the link once, however often it is pressed, and keeps the session in memory', async () => {
  fake.answer('verify', json(200, sessionFor(email)))
  await arrive(fake)
  const button = go()
  button.click()
  button.click()
  await screen.findByRole('heading', { name: 'Choose your password' })
  expect(document.activeElement).toBe(title())
  expect(fake.calls.map(({ endpoint }) => endpoint)).toEqual(['verify'])
  expect(fake.calls[0]?.url.search).toBe('')
  expect(fake.calls[0]?.body).toMatchObject({ type: 'recovery', token_hash: expect.stringMatching(/^\w{56}$/) })
  expect(stored()).toEqual([])
  expect(fake.navigation.replace).not.toHaveBeenCalled()
})

test('the button is disabled and shows the progress during a request', async () => {
  fake.answer('verify', 'silence')
  await arrive(fake)
  await userEvent.click(go())
  expect(go().textContent).toBe('Continuing...')
  expect(screen.getByRole('status').textContent).toBe('Continuing...')
  expect(go().disabled).toBe(true)
})

test.each<[string, Reply]>([
  ['403 otp_expired', json(403, { code: 'otp_expired', message: 'Email link is invalid or has expired' })],
  ['400 validation_failed', json(400, { code: 'validation_failed', message: 'Verify requires a token' })],
  ['404 user_not_found', json(404, { code: 'user_not_found', message: 'no' })],
  ['403 user_banned', json(403, { code: 'user_banned', message: 'no' })],
])('after %s the screen calls the link used, and offers a new message', async (_, reply) => {
  fake.answer('verify', reply)
  await arrive(fake)
  await userEvent.click(go())
  await screen.findByRole('heading', { name: 'This link does not work' })
  expect(document.activeElement).toBe(title())
  expect(document.body.textContent).toContain(`used already, is older than ${linkMinutes} minutes`)
  expect(screen.getByRole('link', { name: 'Contact us for access' }).getAttribute('href')).toBe(
    '/contact?topic=support',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a new message' }))
  await screen.findByRole('heading', { name: 'Forgot your password?' })
  expect(stored()).toEqual([])
})

const unanswered = 'The sign-in service did not answer. Try again in a moment.'

test.each<[string, Reply, string]>([
  ['no network', 'offline', unanswered],
  ['500', json(500, { code: 'unexpected_failure', message: 'no' }), unanswered],
  ['a 503 page of HTML', html(503), unanswered],
  ['200 with null', json(200, null), unanswered],
  ['200 with HTML', html(200), unanswered],
  ['200 without a user', json(200, { ...sessionFor(email), user: undefined }), unanswered],
  ['429', json(429, { code: 'over_request_rate_limit', message: 'no' }), 'Too many attempts.'],
])('after %s Continue can be pressed again', async (_, reply, words) => {
  fake.answer('verify', reply, json(200, sessionFor(email)))
  await arrive(fake)
  await userEvent.click(go())
  await waitFor(() => expect(alert().textContent).toContain(words))
  expect(document.activeElement).toBe(go())
  expect(go().disabled).toBe(false)
  await userEvent.click(go())
  await screen.findByRole('heading', { name: 'Choose your password' })
})

test('after a lost answer the link is reported as used', async () => {
  fake.answer('verify', 'offline', json(403, { code: 'otp_expired', message: 'no' }))
  await arrive(fake)
  await userEvent.click(go())
  await waitFor(() => expect(alert().textContent).toContain('did not answer'))
  await userEvent.click(go())
  await screen.findByRole('button', { name: 'Ask for a new message' })
})

test.each([
  ['broken', 'A part of its address is missing'],
  ['unknown', 'This page serves invitations and new passwords'],
] as const)('a %s link is called so without asking the service', async (kind, words) => {
  await arrive(fake, { kind })
  expect(document.body.textContent).toContain(words)
  expect(screen.getByRole('button', { name: 'Ask for a new message' })).toBeTruthy()
  expect(fake.calls).toEqual([])
})

test('a client who is signed in already is told whose session ends, and keeps it until Continue', async () => {
  fake.store(sessionFor('b@client.example'))
  await arrive(fake)
  await screen.findByText(/signed in here as b@client\.example/)
  expect(screen.getByRole('link', { name: /dashboard/ }).getAttribute('href')).toBe('/welcome')
  expect(fake.navigation.replace).not.toHaveBeenCalled()
  fake.answer('verify', json(200, sessionFor(email)))
  await userEvent.click(go())
  await screen.findByRole('heading', { name: 'Choose your password' })
  expect(localStorage.getItem(fake.key)).toContain('b@client.example')
})

test('the screen of a dead link returns to the form when the next screen cannot be loaded', async () => {
  const recover = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const link = { kind: 'broken' } as const
  render(
    <SignIn {...fake.service} captcha={null} openAccess={fake.open} screens={{ ...screens, recover }} link={link} />,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a new message' }))
  await waitFor(() => expect(alert().textContent).toContain('reload the page, then try again'))
  expect(title().textContent).toBe('Sign In')
  expect(document.activeElement).toBe(title())
})

test('when the link screen cannot be loaded, the form says what to do and the link stays unused', async () => {
  fake.store(sessionFor('b@client.example'))
  const link = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  render(
    <SignIn {...fake.service} captcha={null} openAccess={fake.open} screens={{ ...screens, link }} link={whole()} />,
  )
  await waitFor(() => expect(alert().textContent).toContain('The link in the message is still unused'))
  await nextTask()
  expect(fake.navigation.replace).not.toHaveBeenCalled()
  fireEvent.input(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'a' } })
  expect(alert().textContent).toBe('')
})
