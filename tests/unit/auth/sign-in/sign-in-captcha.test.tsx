// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RecoverScreen } from '#auth/recover/RecoverScreen.client.tsx'
import { SignIn } from '#auth/sign-in/SignIn.island.tsx'
import { captchaWords } from '#content/en/captcha.ts'
import { eachWithService } from '#tests/unit/auth/each-with-service.ts'
import { type FakeService, json, sessionFor } from '#tests/unit/auth/fake-service.ts'
import { type StandIn, standInCaptcha } from '#tests/unit/components/islands/fields/captcha/stand-in.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import { alert, button, email, password, refused, signIn, unexpected, wrong } from './sign-in-screen.tsx'

quietConsole()
const captcha = { siteKey: 'site-key', words: captchaWords }
let fake: FakeService
let standIn: StandIn
eachWithService((service) => {
  fake = service
})
beforeEach(() => {
  standIn = standInCaptcha()
})
afterEach(() => standIn.leave())

const guarded = () => <SignIn {...fake.service} captcha={captcha} openAccess={fake.open} />
const tokens = () =>
  fake.calls.map(({ body }) => (body as { gotrue_meta_security?: unknown } | undefined)?.gotrue_meta_security)

async function arrive() {
  await vi.dynamicImportSettled()
  await act(async () => standIn.arrive())
}

test('nothing of hCaptcha is loaded until the form is touched', async () => {
  render(guarded())
  await vi.dynamicImportSettled()
  expect(standIn.scripts()).toEqual([])
  fireEvent.pointerDown(email())
  await vi.dynamicImportSettled()
  expect(standIn.scripts()).toHaveLength(1)
  await act(async () => standIn.holdBack(standIn.scripts()[0]))
})

test('every attempt has a captcha token of its own, and a right password opens the dashboard', async () => {
  fake.answer('password', wrong, json(200, sessionFor('a@client.example')))
  render(guarded())
  await signIn()
  await arrive()
  await waitFor(() => expect(alert().textContent).toBe(refused))
  expect(standIn.api.reset).toHaveBeenCalledTimes(1)
  await signIn()
  await waitFor(() => expect(fake.navigation.open).toHaveBeenCalledWith('/welcome'))
  expect(tokens()).toEqual([{ captcha_token: 'token-1' }, { captcha_token: 'token-2' }])
})

test('a refused captcha token is not called a wrong password, and the next attempt has another token', async () => {
  fake.answer('password', json(400, { code: 'captcha_failed', message: 'captcha protection: request disallowed' }))
  render(guarded())
  await signIn()
  await arrive()
  await waitFor(() => expect(alert().textContent).toBe(unexpected))
  expect(password().value).toBe('correct horse')
  await userEvent.click(button())
  await waitFor(() => expect(tokens()).toEqual([{ captcha_token: 'token-1' }, { captcha_token: 'token-2' }]))
})

test('a captcha that cannot be loaded sends no request, says so, and keeps both fields', async () => {
  render(guarded())
  await signIn()
  await vi.dynamicImportSettled()
  await act(async () => standIn.holdBack(standIn.scripts()[0]))
  expect(alert().textContent).toBe(unexpected)
  expect(screen.getByRole('group').textContent).toContain(captchaWords.standing.unavailable)
  expect(fake.calls).toEqual([])
  expect([email().value, password().value]).toEqual(['a@client.example', 'correct horse'])
  expect(button().disabled).toBe(false)
})

test('a request for a new password carries a captcha token', async () => {
  fake.answer('other', json(200, {}))
  render(<RecoverScreen {...fake.service} captcha={captcha} email="a@client.example" onBack={() => undefined} />)
  await userEvent.click(screen.getByRole('textbox'))
  await arrive()
  fireEvent.submit(screen.getByRole('textbox').closest('form') ?? document.body)
  await waitFor(() => expect(tokens()).toEqual([{ captcha_token: 'token-1' }]))
  expect(fake.calls[0]?.url.pathname).toBe('/auth/v1/recover')
})
