import type { Page } from 'playwright/test'
import { expect, host, test } from '#tests/browser/test.ts'
import { sendButton, sentNotice, writeEnquiry } from './enquiry.ts'

const mistakes = (page: Page) => page.locator('.mistake')

test('each field that is missing says so until it is filled in, and the first takes the focus', async ({ page }) => {
  await page.goto(`${host.origin}/contact`)
  await page.getByLabel('Last name').fill('Ng')
  await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-island-status', 'hydrated')
  await sendButton(page).click()
  await expect(mistakes(page)).toHaveText([
    'Write your first name.',
    'Write the email address that we can reply to.',
    'Write your question. One line is enough.',
  ])
  const first = page.getByLabel('First name')
  await expect(first).toBeFocused()
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  await expect(first).toHaveAccessibleDescription('Write your first name.')
  await first.fill('A')
  await expect(mistakes(page)).toHaveCount(2)
  await expect(first).not.toHaveAttribute('aria-invalid')
})

test('half an address is not called missing, and the advice lasts until it is whole', async ({ page }) => {
  await page.goto(`${host.origin}/contact`)
  const email = page.getByLabel('Email')
  await email.fill('ada@')
  await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-island-status', 'hydrated')
  await page.getByLabel('Your question').focus()
  await expect(mistakes(page)).toHaveText('This is not a whole email address. Write it as in name@agency.example.')
  await expect(email).toHaveAccessibleDescription(/not a whole email address/)
  await email.fill('ada@city.example')
  await expect(mistakes(page)).toHaveCount(0)
})

test('a required field is said to be required once', async ({ page }) => {
  await page.goto(`${host.origin}/contact`)
  await expect(page.getByRole('textbox', { name: 'First name', exact: true })).toHaveAttribute('required')
  await expect(page.getByRole('textbox', { name: 'Phone optional' })).toBeVisible()
})

test('the button keeps the focus while the enquiry is sent', async ({ page, allow }) => {
  allow(/form\/submit|ERR_FAILED/)
  const answer = Promise.withResolvers<void>()
  await page.route('**/form/submit', async (route) => {
    await answer.promise
    await route.continue()
  })
  await writeEnquiry(page, `Focus. ${crypto.randomUUID()}`)
  await sendButton(page).focus()
  await page.keyboard.press('Enter')
  const sending = page.getByRole('button', { name: 'Sending...' })
  await expect(sending).toBeFocused()
  await expect(sending).toBeDisabled()
  answer.resolve()
  await expect(sentNotice(page)).toBeVisible()
})

test('a message of the form service without a space is cut, and breaks inside the form', async ({ page, allow }) => {
  allow(/status of 400/)
  await page.route('**/form/submit', (route) =>
    route.fulfill({ status: 400, json: { success: false, message: 'x'.repeat(1_000_000) } }),
  )
  await writeEnquiry(page, 'Refuse me')
  await sendButton(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('x…')
  expect((await alert.textContent())?.length).toBeLessThan(700)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('an enquiry that is sent in the first moments of a page waits for them to pass', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  // The first moments last an hour here.
  await page.addInitScript(() => {
    performance.now = () => -3_600_000
  })
  await writeEnquiry(page, `At once. ${crypto.randomUUID()}`)
  await sendButton(page).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await page.waitForTimeout(1_000)
  expect(posts).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('the form begins within the first screen and a half', async ({ page }) => {
    await page.goto(`${host.origin}/contact`)
    const form = await page.locator('#contact-form').boundingBox()
    expect(form?.y).toBeLessThan(900)
  })
})
