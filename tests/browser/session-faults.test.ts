import type { Page } from 'playwright/test'
import { blockStorage } from '#tests/browser/storage.ts'
import { expect, host, test } from '#tests/browser/test.ts'

const key = 'sb-localhost-auth-token'
const unexpected = 'An unexpected error occurred. Please try again.'

async function fillIn(page: Page): Promise<void> {
  await page.goto(`${host.origin}/login`)
  await page.getByLabel('Email').fill(host.client.email)
  await page.getByLabel(/^Password/).fill(host.client.password)
}

async function signIn(page: Page): Promise<void> {
  await fillIn(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(host.client.email)).toBeVisible()
}

/** Makes the stored session look as it does hours later, and leaves the page that would renew it. */
async function letExpire(page: Page): Promise<void> {
  await page.goto(`${host.origin}/about`)
  await page.evaluate((name) => {
    const session: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    if (typeof session !== 'object' || session === null) throw new Error('no session is stored')
    localStorage.setItem(name, JSON.stringify({ ...session, expires_at: 1_700_000_000, expires_in: 0 }))
  }, key)
}

const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key)

for (const [name, status, contentType, body] of [
  [
    'a limit on attempts',
    429,
    'application/json',
    '{"code":429,"error_code":"over_request_rate_limit","msg":"slow down"}',
  ],
  ['a failure', 500, 'application/json', '{"msg":"oops"}'],
  ['a page of a proxy', 503, 'text/html', '<h1>Down</h1>'],
  ['null', 200, 'application/json', 'null'],
  ['a page in place of a session', 200, 'text/html', '<script>alert(1)</script>'],
  ['a session without a user', 200, 'application/json', '{"access_token":"a.b.c","refresh_token":"r","expires_in":9}'],
] as const) {
  test(`${name} in answer to a sign-in blames nobody, and leaves a usable form`, async ({ page, allow }) => {
    allow(/status of (429|5\d\d)/)
    await page.route('**/auth/v1/token**', (route) => route.fulfill({ status, contentType, body }))
    await fillIn(page)
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page.getByText(unexpected)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
    }
    await expect(page).toHaveURL(`${host.origin}/login`)
    expect(await stored(page)).toBeNull()
    await page.unroute('**/auth/v1/token**')
    await page.getByLabel(/^Password/).fill(host.client.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText(host.client.email)).toBeVisible()
  })
}

for (const status of [400, 429]) {
  test(`an expired session whose renewal is refused with ${status} ends at sign-in`, async ({ page, allow }) => {
    allow(/status of 4\d\d/)
    await signIn(page)
    await letExpire(page)
    const json = { code: status, error_code: 'refresh_token_not_found', msg: 'no' }
    await page.route('**/auth/v1/token**', (route) => route.fulfill({ status, json }))
    await page.goto(`${host.origin}/welcome`)
    await expect(page).toHaveURL(`${host.origin}/login`)
    expect(await stored(page)).toBeNull()
  })
}

test('an expired session is kept while the service is down, and goes on by Retry', async ({ page, allow }) => {
  allow(/auth\/v1\/token|ERR_FAILED/)
  await signIn(page)
  await letExpire(page)
  let isDown = true
  await page.route('**/auth/v1/token**', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto(`${host.origin}/welcome`)
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeFocused({ timeout: 12_000 })
  expect(await stored(page)).not.toBeNull()
  // The service comes back once the page has started afresh: a renewal cut off by leaving a page is a spent token.
  const reloaded = page.waitForEvent('load')
  await retry.click()
  await reloaded
  isDown = false
  await expect(page.getByText(host.client.email)).toBeVisible({ timeout: 40_000 })
})

test('a session that was ended elsewhere ends here at its next renewal', async ({ page, browser, allow }) => {
  allow(/status of 4\d\d/)
  await signIn(page)
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await signIn(elsewhere)
  await elsewhere.getByRole('button', { name: 'Sign Out' }).click()
  await expect(elsewhere).toHaveURL(`${host.origin}/login`)
  await other.close()
  await letExpire(page)
  await page.goto(`${host.origin}/welcome`)
  await expect(page).toHaveURL(`${host.origin}/login`)
  expect(await stored(page)).toBeNull()
})

test('two tabs that renew one session together both stay', async ({ page, context }) => {
  await signIn(page)
  await letExpire(page)
  const other = await context.newPage()
  await Promise.all([page.goto(`${host.origin}/welcome`), other.goto(`${host.origin}/welcome`)])
  await expect(page.getByText(host.client.email)).toBeVisible()
  await expect(other.getByText(host.client.email)).toBeVisible()
})

for (const hours of [2, -2]) {
  test(`a clock that is ${hours} hours off signs in, and asks for no endless renewals`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/token')) asked.push(request.url())
    })
    await page.addInitScript((offset) => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + offset
    }, hours * 3_600_000)
    await signIn(page)
    await page.reload()
    await expect(page.getByText(host.client.email)).toBeVisible()
    // The library renews whenever it looks at a session that seems over: on three pages a few times each.
    expect(asked.length).toBeLessThanOrEqual(9)
  })
}

for (const answer of [429, 500, 'none'] as const) {
  test(`whoever signs out is signed out here, though the service answers ${answer}`, async ({ page, allow }) => {
    allow(/auth\/v1\/logout|ERR_FAILED|status of/)
    await signIn(page)
    await page.route('**/auth/v1/logout**', (route) =>
      answer === 'none' ? route.abort() : route.fulfill({ status: answer, json: { msg: 'no' } }),
    )
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(`${host.origin}/login`)
    expect(await stored(page)).toBeNull()
  })
}

test('a forged session opens the fixed page alone: it holds no word of any client', async ({ page, allow }) => {
  allow(/status of 4\d\d/)
  // From a page without sign-in, which would go on to the dashboard by itself.
  await page.goto(`${host.origin}/about`)
  await page.evaluate((name) => {
    const user = { id: 'forged', email: '<img src=x onerror=alert(1)>' }
    const session = { access_token: 'e30.e30.e30', refresh_token: 'x', expires_at: 4_000_000_000, expires_in: 9, user }
    localStorage.setItem(name, JSON.stringify({ ...session, token_type: 'bearer' }))
  }, key)
  await page.goto(`${host.origin}/welcome`)
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await expect(page.getByText(host.client.email)).toHaveCount(0)
})

test.describe('where storage throws', () => {
  test.beforeEach(({ page }) => blockStorage(page))

  test('public pages and the contact form work', async ({ page }) => {
    for (const address of ['/', '/services', '/blog', '/contact', '/login']) {
      await page.goto(`${host.origin}${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('sign-in says that the session cannot be kept, and the dashboard leads back', async ({ page }) => {
    await fillIn(page)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await expect(page).toHaveURL(`${host.origin}/login`)
    await page.goto(`${host.origin}/welcome`)
    await expect(page).toHaveURL(`${host.origin}/login`)
  })
})
