// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SignIn } from '#auth/sign-in/SignIn.island.tsx'
import { eachWithService } from '#tests/unit/auth/each-with-service.ts'
import { type FakeService, html, json, type Reply } from '#tests/unit/auth/fake-service.ts'
import { screens } from '#tests/unit/auth/message-link/link-screen.tsx'
import { alert, described, email, fill } from '#tests/unit/auth/sign-in/sign-in-screen.tsx'
import { quietConsole } from '#tests/unit/quiet-console.ts'

quietConsole()
let fake: FakeService
eachWithService((service) => {
  fake = service
})

const forgot = () => screen.getByRole('button', { name: 'Forgot your password?' })
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ })
const title = () => screen.getByRole('heading', { level: 2 })

async function forget(): Promise<void> {
  render(<SignIn {...fake.service} captcha={null} openAccess={fake.open} screens={screens} />)
  fill()
  await userEvent.click(forgot())
  await screen.findByRole('heading', { name: 'Forgot your password?' })
}

test('the screen takes over the typed email, focuses its title, and returns the email', async () => {
  await forget()
  expect(document.activeElement).toBe(title())
  expect(email().value).toBe('a@client.example')
  expect(screen.queryByLabelText(/^Password/)).toBeNull()
  await userEvent.clear(email())
  await userEvent.type(email(), 'b@client.example')
  await userEvent.click(screen.getByRole('button', { name: 'Back to Sign In' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sign In' }))
  expect(email().value).toBe('b@client.example')
  expect(fake.calls).toEqual([])
})

test('half an address is named as one beside the field, and asks for nothing', async () => {
  await forget()
  await userEvent.clear(email())
  await userEvent.type(email(), 'half')
  await userEvent.click(send())
  expect(described(email())).toMatch(/^This is not a whole email address/)
  expect(document.activeElement).toBe(email())
  expect(fake.calls).toEqual([])
})

test.each<[string, Reply]>([
  ['an account, or none', json(200, {})],
  ['a message within the last minute', json(429, { code: 'over_email_send_rate_limit', message: 'after 58 seconds' })],
])('the answer is the same for %s', async (_, reply) => {
  fake.answer('recover', reply)
  await forget()
  await userEvent.click(send())
  await screen.findByText('If there is an account for a@client.example, a message with a link is on its way.')
  expect(document.activeElement).toBe(title())
  expect(fake.calls).toHaveLength(1)
  expect(fake.calls[0]?.body).toMatchObject({ email: 'a@client.example' })
  expect([...(fake.calls[0]?.url.searchParams ?? [])]).toEqual([['redirect_to', `${window.location.origin}/login`]])
  await userEvent.click(screen.getByRole('button', { name: 'Back to Sign In' }))
  expect(email().value).toBe('a@client.example')
})

test.each<[string, Reply, string]>([
  ['no network', 'offline', 'did not answer'],
  ['500', json(500, { code: 'unexpected_failure', message: 'no' }), 'did not answer'],
  ['a page of HTML', html(200), 'did not answer'],
  ['429', json(429, { code: 'over_request_rate_limit', message: 'no' }), 'Too many attempts'],
  ['a refused captcha', json(400, { code: 'captcha_failed', message: 'no' }), 'did not answer'],
  ['400 email_address_invalid', json(400, { code: 'email_address_invalid', message: 'no' }), 'Look for a slip'],
])('after %s the screen names the failure, and can be sent again', async (_, reply, words) => {
  fake.answer('recover', reply, json(200, {}))
  await forget()
  await userEvent.click(send())
  await waitFor(() => expect(alert().textContent).toContain(words))
  expect(email().value).toBe('a@client.example')
  expect(send().disabled).toBe(false)
  await userEvent.click(send())
  await screen.findByText(/is on its way/)
})

test('two submits at once send one request, and the button shows the progress', async () => {
  fake.answer('recover', 'silence')
  await forget()
  await userEvent.dblClick(send())
  await userEvent.type(email(), '{Enter}')
  expect(send().textContent).toBe('Sending...')
  expect(fake.calls).toHaveLength(1)
})

test('no request is sent without a complete email', async () => {
  await forget()
  await userEvent.clear(email())
  await userEvent.click(send())
  await userEvent.type(email(), 'half')
  await userEvent.click(send())
  expect(fake.calls).toEqual([])
})

test('a screen that cannot be loaded leaves the form unchanged, and can be opened again', async () => {
  let loads = 0
  const recover: typeof screens.recover = () => {
    loads += 1
    return loads === 1 ? Promise.reject(new TypeError('Failed to fetch')) : screens.recover()
  }
  render(<SignIn {...fake.service} captcha={null} openAccess={fake.open} screens={{ ...screens, recover }} />)
  fill()
  await userEvent.click(forgot())
  await waitFor(() => expect(alert().textContent).toContain('could not be loaded'))
  expect(email().value).toBe('a@client.example')
  await userEvent.click(forgot())
  await screen.findByRole('heading', { name: 'Forgot your password?' })
})
