/* Both forms on a site with a captcha, whose script is replaced by stand-in.ts. */

import type { Page, Route } from 'playwright/test'
import type {} from '#components/islands/fields/captcha/widget.client.ts'
import { fillEnquiry } from '#tests/browser/contact/enquiry.ts'
import { expect, host, test } from '#tests/browser/fixtures.ts'
import { standInCaptcha } from './stand-in.ts'

const elsewhere = /^elsewhere: https:\/\/([\w-]+\.)?hcaptcha\.com\//

/** The bodies of all POST requests to a path. */
function postsTo(page: Page, path: string): string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) posts.push(request.postData() ?? '')
  })
  return posts
}

const tokensIn = (posts: readonly string[]) => posts.map((post) => /token-\d+/.exec(post)?.[0])
const resets = (page: Page) => page.locator('html').getAttribute('data-resets')

test('an enquiry is checked once the form is touched, and each attempt has a token of its own', async ({
  page,
  allow,
}) => {
  allow(elsewhere)
  allow(/status of 400/)
  const asked = await standInCaptcha(page)
  const posts = postsTo(page, '/form/submit')
  await page.goto(`${host.origin}/contact`, { waitUntil: 'networkidle' })
  const check = page.getByRole('group', { name: 'Confirm you are a person' })
  await expect(check).toContainText('Nothing is loaded from it before that')
  expect(asked).toEqual([])

  await page.getByLabel('First name').focus()
  await expect(check.locator('iframe')).toBeVisible()
  expect(asked[0]).toBe('js.hcaptcha.com/1/api.js')

  await page.route('**/form/submit', (route) => route.fulfill({ status: 400, json: { success: false } }), { times: 1 })
  await page.evaluate(() => window.hcaptcha?.execute('0', { async: true }))
  await fillEnquiry(page, 'Who counts?')
  const draft = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(draft).toContain('Who counts?')
  expect(draft).not.toContain('token')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect.poll(() => resets(page)).toBe('1')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()
  expect(tokensIn(posts)).toEqual(['token-1', 'token-2'])
})

test('a sign-in is checked once the form is touched; a token that has expired is asked for anew', async ({
  page,
  allow,
}) => {
  allow(elsewhere)
  allow(/status of 400/)
  const asked = await standInCaptcha(page)
  const posts = postsTo(page, '/auth/v1/token')
  await page.goto(`${host.origin}/login`, { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await page.getByLabel('Email').fill(host.client.email)
  const place = page.getByRole('group', { name: 'Confirm you are a person' }).locator('[data-theme]')
  await expect(place).toHaveAttribute('data-theme', 'dark')
  await page.getByLabel(/^Password/).fill('wrong')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid email or password')
  await page.evaluate(() => dispatchEvent(new Event('expire-captcha')))
  await page.getByLabel(/^Password/).fill(host.client.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(`${host.origin}/welcome`)
  expect(posts.map((post) => JSON.parse(post).gotrue_meta_security)).toEqual([
    { captcha_token: 'token-1' },
    { captcha_token: 'token-2' },
  ])
})

for (const [what, meet] of [
  ['held back', (route: Route) => route.abort('blockedbyclient')],
  ['silent', () => undefined],
] as const)
  test(`where hCaptcha is ${what}, nothing is sent, every word stays, and it can be tried again`, async ({
    page,
    allow,
  }) => {
    allow(elsewhere)
    allow(/hcaptcha|ERR_/)
    await page.clock.install()
    await page.route(/hcaptcha\.com/, meet)
    const posts = postsTo(page, '/form/submit')
    const asked = page.waitForRequest(/hcaptcha\.com/)
    await page.goto(`${host.origin}/contact`)
    await fillEnquiry(page, 'Held back')
    await page.getByRole('button', { name: 'Send message' }).click()
    await asked
    await page.clock.fastForward(15_000)
    await expect(page.getByRole('alert')).toContainText('Nothing was sent')
    await expect(page.getByRole('group', { name: 'Confirm you are a person' })).toContainText('could not be loaded')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Held back')
    expect(posts).toEqual([])
    await page.unroute(/hcaptcha\.com/)
    await standInCaptcha(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()
    expect(tokensIn(posts)).toEqual(['token-1'])
  })

test('a check that the visitor closes sends nothing, and comes again with the next press', async ({ page, allow }) => {
  allow(elsewhere)
  await standInCaptcha(page)
  const posts = postsTo(page, '/form/submit')
  await page.goto(`${host.origin}/contact`)
  await page.evaluate(() => document.documentElement.toggleAttribute('data-closes-check', true))
  await fillEnquiry(page, 'Closed')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing was sent')
  expect(posts).toEqual([])
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()
  expect(tokensIn(posts)).toEqual(['token-1'])
})

test('the widget follows the scheme of the page, and is reached by keyboard before the button', async ({
  page,
  allow,
}) => {
  allow(elsewhere)
  await standInCaptcha(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${host.origin}/contact`)
  await page.getByRole('textbox', { name: 'Message' }).focus()
  const place = page.getByRole('group').locator('[data-theme]')
  await expect(place).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(place).toHaveAttribute('data-theme', 'light')
  const box = page.frameLocator('iframe').getByRole('button', { name: 'I am human' })
  await expect(box).toBeVisible()
  await page.getByRole('textbox', { name: 'Message' }).focus()
  await page.keyboard.press('Tab')
  await expect(box).toBeFocused()
})

test('the two forms alone have the wider policy, with exactly its hosts', async ({ request }) => {
  const policyOf = async (path: string) => {
    const page = await (await request.get(`${host.origin}${path}`)).text()
    return /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page)?.[1] ?? ''
  }
  for (const path of ['/', '/about', '/welcome', '/nowhere']) {
    const policy = await policyOf(path)
    expect(policy, path).toContain("require-trusted-types-for 'script'")
    expect(policy, path).not.toContain('hcaptcha')
  }
  for (const path of ['/login', '/contact']) {
    const policy = await policyOf(path)
    expect(policy, path).toContain('frame-src https://hcaptcha.com https://*.hcaptcha.com')
    expect(policy, path).not.toContain('unsafe')
    expect(policy.match(/https:\/\/[^ ;]+/g)?.filter((source) => !source.endsWith('hcaptcha.com'))).toEqual([])
  }
})

test('a request for a new password carries a token, and a refused token is not called a wrong password', async ({
  page,
  allow,
}) => {
  allow(elsewhere)
  allow(/status of 400/)
  await standInCaptcha(page)
  const posts = postsTo(page, '/auth/v1/recover')
  await page.goto(`${host.origin}/login`)
  await page.getByLabel('Email').fill(host.client.email)
  await page.getByLabel(/^Password/).fill(host.client.password)
  const headers = { 'X-Supabase-Api-Version': '2024-01-01' }
  const json = { code: 'captcha_failed', message: 'no' }
  await page.route('**/auth/v1/token**', (route) => route.fulfill({ status: 400, headers, json }))
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await expect(page.getByRole('alert')).not.toContainText('Invalid email or password')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  expect(posts.map((post) => JSON.parse(post).gotrue_meta_security)).toEqual([
    { captcha_token: expect.stringMatching(/^token-/) },
  ])
})
