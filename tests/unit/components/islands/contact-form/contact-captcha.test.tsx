// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContactForm } from '#components/islands/contact-form/ContactForm.island.tsx'
import { captchaWords } from '#content/en/captcha.ts'
import { type StandIn, standInCaptcha } from '#tests/unit/components/islands/fields/captcha/stand-in.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import { contactFormProps } from './contact-form-props.ts'
import { stubFormService } from './form-service.ts'

quietConsole()
let standIn: StandIn
let service: ReturnType<typeof stubFormService>

beforeEach(() => {
  standIn = standInCaptcha()
  service = stubFormService()
})
afterEach(() => {
  cleanup()
  standIn.leave()
  vi.unstubAllGlobals()
})

const form = <ContactForm {...contactFormProps} captcha={{ siteKey: 'site-key', words: captchaWords }} />
const written = { firstName: 'Ada', lastName: 'Ng', email: 'ada@city.example', message: 'Who counts?' }
const button = () => screen.getByRole<HTMLButtonElement>('button')
const field = (name: string) => document.querySelector<HTMLInputElement>(`#${name}`)
const tokens = () => service.requests.map(({ fields }) => fields['h-captcha-response'])
const refuse = () => act(async () => service.answer({ body: '{"success":false,"message":"No"}' }))

async function send() {
  for (const [name, value] of Object.entries(written)) {
    const input = field(name)
    if (input) fireEvent.input(input, { target: { value } })
  }
  await userEvent.click(button())
}

/** Lets the script load. Modules keep it between tests, so that it may be loaded already. */
async function arrive() {
  await vi.dynamicImportSettled()
  await act(async () => standIn.arrive())
}

test('nothing of hCaptcha is loaded until the form is touched', async () => {
  render(form)
  await vi.dynamicImportSettled()
  expect(standIn.scripts()).toEqual([])
  expect(screen.getByRole('group', { name: 'Check against robots' }).textContent).toContain('Until then nothing')
  fireEvent.focusIn(field('firstName') ?? document.body)
  await vi.dynamicImportSettled()
  expect(standIn.scripts()).toHaveLength(1)
  await act(async () => standIn.holdBack(standIn.scripts()[0]))
})

test('a captcha that cannot be loaded sends nothing, keeps every field, says so, and can be tried again', async () => {
  render(form)
  await send()
  await vi.dynamicImportSettled()
  await act(async () => standIn.holdBack(standIn.scripts()[0]))
  expect(screen.getByRole('alert').textContent).toContain(captchaWords.notSent)
  expect(screen.getByRole('group').textContent).toContain(captchaWords.standing.unavailable)
  expect(service.requests).toEqual([])
  for (const [name, value] of Object.entries(written)) expect(field(name)?.value).toBe(value)
  await userEvent.click(button())
  await arrive()
  expect(tokens()).toEqual(['token-1'])
})

test('every attempt has a token of its own', async () => {
  render(form)
  await send()
  await arrive()
  await refuse()
  expect(standIn.api.reset).toHaveBeenCalledTimes(1)
  await userEvent.click(button())
  await act(async () => service.breakOff())
  expect(standIn.api.reset).toHaveBeenCalledTimes(2)
  await userEvent.click(button())
  await act(async () => service.accept())
  expect(tokens()).toEqual(['token-1', 'token-2', 'token-3'])
  expect(screen.getByRole('heading', { name: 'Message Sent Successfully' })).toBeTruthy()
  expect(standIn.shown()).toEqual([])
})

test('a check that the visitor closes sends nothing; pressing again repeats it', async () => {
  render(form)
  standIn.onAsk(() => Promise.reject('challenge-closed'))
  await send()
  await arrive()
  expect(screen.getByRole('group').textContent).toContain(captchaWords.standing.unfinished)
  expect(service.requests).toEqual([])
  expect(button().disabled).toBe(false)
  standIn.onAsk(async () => ({ response: 'second' }))
  await userEvent.click(button())
  expect(tokens()).toEqual(['second'])
})

test('pressed twice during the check, the button sends once', async () => {
  render(form)
  const check = Promise.withResolvers<{ response: string }>()
  standIn.onAsk(() => check.promise)
  await send()
  await arrive()
  const formElement = document.querySelector('form')
  act(() => formElement?.requestSubmit())
  await act(async () => check.resolve({ response: 'only' }))
  expect(tokens()).toEqual(['only'])
})

test('a page that is left during the check sends nothing', async () => {
  render(form)
  const check = Promise.withResolvers<{ response: string }>()
  standIn.onAsk(() => check.promise)
  await send()
  await arrive()
  await act(async () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await act(async () => check.resolve({ response: 'late' }))
  expect(service.requests).toEqual([])
  expect(field('message')?.value).toBe(written.message)
})
