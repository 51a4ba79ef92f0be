import type { Page } from 'playwright/test'
import { expect, host, test } from '#tests/browser/test.ts'
import { findEnquiry } from './inbox.ts'

async function fillIn(page: Page, message: string) {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Ng')
  await page.getByLabel('Email').fill('ada@city.example')
  await page.getByLabel('Your question').fill(message)
}

test('what was typed before the script arrives stays', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${host.origin}/contact`, { waitUntil: 'commit' })
  await page.getByLabel('First name').pressSequentially('Early')
  release()
  await page.getByLabel('Last name').pressSequentially('Bird')
  await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-island-status', 'hydrated')
  await expect(page.getByLabel('First name')).toHaveValue('Early')
  await expect(page.getByLabel('Last name')).toHaveValue('Bird')
})

test('what was typed stays even when an extension has put a node into the form', async ({ page }) => {
  await page.goto(`${host.origin}/contact`)
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('input[name="firstName"]')
    if (input) input.value = 'Autofilled'
    input?.after(document.createElement('password-manager-icon'))
  })
  await page.getByLabel('Last name').fill('Typed')
  await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-island-status', 'hydrated')
  await expect(page.getByLabel('First name')).toHaveValue('Autofilled')
  await expect(page.getByLabel('Last name')).toHaveValue('Typed')
})

test('a refusal shows the service’s message above the form, as text, and keeps the fields', async ({ page, allow }) => {
  allow(/status of 400/)
  await page.route('**/form/submit', (route) =>
    route.fulfill({ status: 400, json: { success: false, body: { message: 'Refused <b>here</b>' } } }),
  )
  await page.goto(`${host.origin}/contact`)
  await fillIn(page, 'Refuse me')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('Refused <b>here</b>')
  await expect(page.getByLabel('Your question')).toHaveValue('Refuse me')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
})

test('a dead network is named as one, and the fields stay', async ({ page, allow }) => {
  allow(/form\/submit|ERR_FAILED/)
  await page.route('**/form/submit', (route) => route.abort())
  await page.goto(`${host.origin}/contact`)
  await fillIn(page, 'Nobody there')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('Network error. Please check your connection and try again.')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
})

test('a reply that is not JSON, or not exactly a success, is a failure', async ({ page, allow }) => {
  allow(/status of 500/)
  let reply: { status: number; contentType: string; body: string } = {
    status: 500,
    contentType: 'text/html',
    body: '<h1>Oops</h1>',
  }
  await page.route('**/form/submit', (route) => route.fulfill(reply))
  await page.goto(`${host.origin}/contact`)
  await fillIn(page, 'Strange answers')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.')
  reply = { status: 200, contentType: 'application/json', body: '{"success":"true"}' }
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  // Chromium starts the preloads of scripts and aborts them.
  test.beforeEach(({ allow }) => allow(/^failed: .*\/assets\/chunks\//))

  test('the form posts as plain HTML and ends at a visible confirmation', async ({ page }) => {
    await page.goto(`${host.origin}/contact`)
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeHidden()
    const message = `No script here. ${crypto.randomUUID()}`
    await fillIn(page, message)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL(`${host.origin}/contact#sent`)
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()
    expect(await findEnquiry(message)).toMatchObject({ firstName: 'Ada', email: 'ada@city.example' })
  })

  test('sign-in says that it needs a script, and sends nothing', async ({ page }) => {
    await page.goto(`${host.origin}/login`)
    await expect(page.locator('noscript h2')).toBeVisible()
    await expect(page.locator('noscript h2')).toHaveText('Signing in needs JavaScript')
    await expect(page.locator('#email')).toBeHidden()
  })

  test('a phone has its navigation', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(host.origin)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sectors' }).click()
    await expect(page).toHaveURL(`${host.origin}/sectors`)
  })
})
