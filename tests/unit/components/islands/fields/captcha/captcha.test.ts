// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CaptchaStatus, createCaptcha as Create } from '#components/islands/fields/captcha/captcha.ts'
import { type StandIn, standInCaptcha } from './stand-in.ts'

const patience = 15_000
let standIn: StandIn
let captcha: ReturnType<typeof Create>
let told: CaptchaStatus[]

beforeEach(async () => {
  // The modules keep the loaded script.
  vi.resetModules()
  vi.useFakeTimers()
  standIn = standInCaptcha()
  told = []
  const { createCaptcha } = await import('#components/islands/fields/captcha/captcha.ts')
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  document.documentElement.lang = 'en'
  captcha = createCaptcha({ place, siteKey: 'site-key', tell: (standing) => told.push(standing) })
})

afterEach(() => {
  standIn.leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Waits for the dynamic import and the promises after it. */
const settle = () => vi.advanceTimersByTimeAsync(100)

async function open() {
  captcha.open()
  await vi.dynamicImportSettled()
  await settle()
  standIn.arrive()
  await settle()
}

test('the token of a ticked box is used, and without one the check starts', async () => {
  await open()
  standIn.solve()
  await expect(captcha.token()).resolves.toBe('token-1')
  expect(standIn.api.execute).not.toHaveBeenCalled()
  captcha.renew()
  await settle()
  await expect(captcha.token()).resolves.toBe('token-2')
  expect(standIn.api.execute).toHaveBeenCalledTimes(1)
})

test('each attempt to send a form has a token of its own, which works once', async () => {
  const { withToken } = await import('#components/islands/fields/captcha/captcha.ts')
  await open()
  const used: unknown[] = []
  const attempt = async (token?: string) => void used.push(token)
  await withToken({ current: captcha }, attempt, undefined)
  await settle()
  await withToken({ current: captcha }, attempt, undefined)
  expect(used).toEqual(['token-1', 'token-2'])
})

test('a check that the visitor closes gives no token, and can be repeated', async () => {
  await open()
  standIn.onAsk(() => Promise.reject('challenge-closed'))
  await expect(captcha.token()).resolves.toBeNull()
  expect(told.at(-1)).toBe('unfinished')
  standIn.onAsk(async () => ({ response: 'late' }))
  await expect(captcha.token()).resolves.toBe('late')
  expect(told.at(-1)).toBe('shown')
})

test('an unexpected error of hCaptcha gives no token, and does not block the form', async () => {
  await open()
  standIn.api.remove('0')
  await expect(captcha.token()).resolves.toBeNull()
  expect(told.at(-1)).toBe('unfinished')
})

test('a check that never opens fails after the time limit, an open one has none', async () => {
  await open()
  standIn.onAsk(() => new Promise(() => undefined))
  const first = captcha.token()
  await vi.advanceTimersByTimeAsync(patience)
  await expect(first).resolves.toBeNull()

  const slow = Promise.withResolvers<{ response: string }>()
  standIn.onAsk(() => slow.promise)
  const second = captcha.token()
  await settle()
  standIn.widgets[0]?.options['open-callback']()
  await vi.advanceTimersByTimeAsync(10 * patience)
  slow.resolve({ response: 'patient' })
  await expect(second).resolves.toBe('patient')
})

test.each<[string, () => Promise<unknown> | undefined]>([
  ['held back', async () => standIn.holdBack(standIn.scripts()[0])],
  ['silent', () => vi.advanceTimersByTimeAsync(patience)],
])('a script that is %s is reported, and the next attempt loads it again', async (_, fail) => {
  const token = captcha.token()
  await vi.dynamicImportSettled()
  await settle()
  await fail()
  await expect(token).resolves.toBeNull()
  expect(told).toEqual(['loading', 'unavailable'])
  expect(standIn.scripts()).toEqual([])
  const again = captcha.token()
  await settle()
  expect(standIn.scripts()).toHaveLength(1)
  standIn.arrive()
  await expect(again).resolves.toBe('token-1')
})

test('the widget follows the colour scheme, but not during a check', async () => {
  await open()
  standIn.setDark(true)
  expect(standIn.shown().map(({ options }) => options.theme)).toEqual(['dark'])
  standIn.onAsk(() => new Promise(() => undefined))
  void captcha.token()
  await settle()
  standIn.setDark(false)
  expect(standIn.shown().map(({ options }) => options.theme)).toEqual(['dark'])
})

test('a removed form removes its widget', async () => {
  await open()
  captcha.close()
  await settle()
  expect(standIn.shown()).toEqual([])
  standIn.setDark(true)
  expect(standIn.widgets).toHaveLength(1)
})
