/* Enquiries under faults of the network and of the form service: nothing typed is lost, and nothing is sent twice. */

import { enquiryId, fillEnquiry, sendButton, sentNotice, writeEnquiry } from '#tests/browser/contact/enquiry.ts'
import { findEnquiries } from '#tests/browser/contact/inbox.ts'
import { expect, host, test } from '#tests/browser/fixtures.ts'
import { blockStorage } from '#tests/browser/sign-in/blocked-storage.ts'

const message = () => `Half-written. ${crypto.randomUUID()}`

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

test('a draft typed offline before hydration is kept', async ({ page, context, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|failed: /)
  await page.goto(`${host.origin}/contact`)
  const text = message()
  const refused = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await refused
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(text)
  await context.setOffline(false)
  await page.getByLabel('First name').fill('Ada')
  await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-island-status', 'hydrated')
  await page.getByLabel('Last name').fill('Ng')
  await page.getByLabel('Email').fill('ada@city.example')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(text)
  await sendButton(page).click()
  await expect(sentNotice(page)).toBeVisible()
  expect(await findEnquiries(text)).toMatchObject([{ firstName: 'Ada' }])
})

test('sent offline, it is refused with every word kept, and sent once the network is back', async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED|failed: /)
  const text = message()
  await writeEnquiry(page, text)
  await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-island-status', 'hydrated')
  await context.setOffline(true)
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Network error. Please check your connection and try again.')
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(text)
  await sendButton(page).click()
  await expect(sentNotice(page)).toBeVisible()
  expect(await findEnquiries(text)).toHaveLength(1)
})

test('an enquiry sent offline before hydration is kept, and can be sent after going back', async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|failed: |chrome-error/)
  await page.goto(`${host.origin}/contact`)
  await context.setOffline(true)
  const text = message()
  await fillEnquiry(page, text)
  await sendButton(page).click()
  await page.waitForURL(/chrome-error/)
  await context.setOffline(false)
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(text)
  // Back can restore the page itself. A reload shows what the tab has kept.
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(text)
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  expect(await findEnquiries(text)).toHaveLength(0)
  await sendButton(page).click()
  await expect(sentNotice(page)).toBeVisible()
  expect(await findEnquiries(text)).toHaveLength(1)
})

test('without an answer the visitor can send again, and the inbox stores one enquiry', async ({ page, allow }) => {
  allow(/form\/submit|ERR_FAILED/)
  await page.clock.install()
  const ids: (string | undefined)[] = []
  const late = Promise.withResolvers<void>()
  await page.route('**/form/submit', async (route) => {
    ids.push(enquiryId(route.request().postData()))
    if (ids.length > 1) return route.continue()
    const response = await route.fetch()
    await late.promise
    // The page no longer waits for the answer.
    await route.fulfill({ response }).catch(() => {})
  })
  const text = message()
  await writeEnquiry(page, text)
  await sendButton(page).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(page.getByRole('textbox', { name: 'Message' })).not.toBeEditable()
  await expect.poll(() => findEnquiries(text)).toHaveLength(1)
  await page.clock.fastForward(60_000)
  await expect(page.getByRole('alert')).toContainText('may have arrived')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(text)
  late.resolve()
  await expect(sendButton(page)).toBeEnabled()
  await expect(page.getByRole('alert')).toContainText('may have arrived')
  expect(ids).toHaveLength(1)

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(text)
  await sendButton(page).click()
  await expect(sentNotice(page)).toBeVisible()
  expect(ids[0]).toMatch(/^[\da-f-]{36}$/)
  expect(ids).toEqual([ids[0], ids[0]])
  expect(await findEnquiries(text)).toHaveLength(1)
})

test('repeated presses before hydration send one enquiry', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  const text = message()
  await page.goto(`${host.origin}/contact`)
  const script = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    await script.promise
    await route.continue()
  })
  await fillEnquiry(page, text)
  await page.getByLabel('Email').press('Enter')
  await page.getByLabel('Email').press('Enter')
  await sendButton(page).dblclick()
  expect(posts).toEqual([])
  script.resolve()
  await expect(sentNotice(page)).toBeVisible()
  expect(posts).toHaveLength(1)
  expect(await findEnquiries(text)).toHaveLength(1)
})

test('an enquiry sent as plain HTML after its script has failed is removed from the draft', async ({ page, allow }) => {
  allow(/status of 404/)
  const atOnce: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && atOnce.push(request.url()))
  await page.goto(`${host.origin}/contact?topic=research`)
  const kept = [...atOnce]
  await page.route('**/assets/**/*.js', (route) =>
    kept.includes(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  )
  const text = message()
  const island = page.locator('[data-island="contact-form"]')
  // The page reloads itself once, in case a new version has been deployed.
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await expect(island).toHaveAttribute('data-island-status', 'plain')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(text)
  await fillEnquiry(page, text)
  const asked = page.waitForRequest('**/form/submit')
  await sendButton(page).click()
  expect(enquiryId((await asked).postData())).toMatch(/^[\da-f-]{36}$/)
  await expect(page).toHaveURL(`${host.origin}/contact#sent`)
  await expect(sentNotice(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  expect(await findEnquiries(text)).toMatchObject([{ subject: 'New Contact Form Submission - Cairnline: Research' }])
})

test.describe('where storage throws', () => {
  test.beforeEach(({ page }) => blockStorage(page))

  test('an enquiry is written and sent as ever', async ({ page }) => {
    const text = message()
    await writeEnquiry(page, text)
    await sendButton(page).click()
    await expect(sentNotice(page)).toBeVisible()
    expect(await findEnquiries(text)).toHaveLength(1)
  })
})
