/* What the contact form sends, what the inbox then contains, and what the visitor sees. */

import type { Page, Request } from 'playwright/test'
import { expect, host, test } from '#tests/browser/fixtures.ts'
import { shifts, watchShifts } from '#tests/browser/layout-shift.ts'
import { sendButton, sentNotice, writeEnquiry } from './enquiry.ts'
import { findEnquiry } from './inbox.ts'

const stored = (page: Page) => page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }))
const nothing = { session: {}, local: {} }

/** The name and value of each part of a multipart body. */
async function partsOf(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers()['content-type'] ?? ''
  const body = new Uint8Array(request.postDataBuffer() ?? [])
  return Object.fromEntries(await new Response(body, { headers: { 'Content-Type': type } }).formData())
}

test('an enquiry is a POST of multipart form data with access key, subject, from_name and every form value', async ({
  page,
}) => {
  await page.goto(`${host.origin}/contact`)
  const values = {
    firstName: 'Ada',
    lastName: 'Ng',
    email: 'ada@city.example',
    phone: '613-555-0100',
    organization: 'City of Example',
    message: 'Who stops here?',
  }
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value)
  const asked = page.waitForRequest('**/form/submit')
  await sendButton(page).click()
  const request = await asked
  expect(request.method()).toBe('POST')
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data/)
  expect(await partsOf(request)).toMatchObject({
    ...values,
    botcheck: '',
    access_key: expect.stringMatching(/\w/),
    subject: expect.stringMatching(/^New Contact Form Submission.*Cairnline/),
    from_name: expect.stringContaining('Cairnline'),
  })
  await expect(sentNotice(page)).toBeVisible()
})

for (const altered of [false, true])
  test(`what was typed before the script arrives stays${altered ? ', where an extension has altered the form' : ''}`, async ({
    page,
  }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(`${host.origin}/contact`, { waitUntil: 'commit' })
    await page.getByLabel('First name').pressSequentially('Early')
    if (altered)
      await page
        .locator('[data-island="contact-form"] label')
        .first()
        .evaluate((label) => label.append('!'))
    scripts.resolve()
    await page.getByLabel('Last name').pressSequentially('Bird')
    const island = page.locator('[data-island="contact-form"]')
    await expect(island).toHaveAttribute('data-island-status', 'hydrated')
    expect((await island.getAttribute('data-island-recovered')) !== null).toBe(altered)
    await expect(page.getByLabel('First name')).toHaveValue('Early')
    await expect(page.getByLabel('Last name')).toHaveValue('Bird')
  })

test('a half-written enquiry is there after a reload, without React and without a shift', async ({ page }) => {
  const text = `Half-written. ${crypto.randomUUID()}`
  await watchShifts(page)
  await writeEnquiry(page, text)
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const honeypot = page.locator('input[name="botcheck"]')
  await honeypot.evaluate((field: HTMLInputElement) => field.click())
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(text)
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  expect(await shifts(page)).toEqual([])
  expect(await page.locator('[data-island="contact-form"]').getAttribute('data-island-status')).toBeNull()
  const atOnce = [...scripts]
  expect(Object.keys((await stored(page)).session)).toEqual(['island-draft:contact-form'])
  expect(JSON.stringify(await stored(page))).not.toContain('botcheck')

  await sendButton(page).click()
  await expect(sentNotice(page)).toBeVisible()
  expect(scripts.length).toBeGreaterThan(atOnce.length)
  expect(await findEnquiry(text)).toMatchObject({ firstName: 'Ada', message: text })
  expect(await stored(page)).toEqual(nothing)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
})

test('a refusal shows the service’s message in a red box above the form, as text, and keeps the fields', async ({
  page,
  allow,
}) => {
  allow(/status of 400/)
  const answers = [
    { status: 400, json: { success: false, body: { message: 'Refused <b>here</b>' } } },
    { status: 200, json: { success: false, message: 'This access key is not known.' } },
  ]
  await page.route('**/form/submit', (route) => route.fulfill(answers.shift()))
  await writeEnquiry(page, 'Refuse me')
  await sendButton(page).click()
  const box = page.getByRole('alert')
  await expect(box).toContainText('Refused <b>here</b>')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Refuse me')
  const [redness = 0, green = 0, blue = 0] = await box.evaluate((element) => {
    const paint = document.createElement('canvas').getContext('2d')
    if (!paint) throw new Error('no canvas')
    paint.fillStyle = getComputedStyle(element).borderTopColor
    paint.fillRect(0, 0, 1, 1)
    return [...paint.getImageData(0, 0, 1, 1).data]
  })
  expect(redness).toBeGreaterThan(2 * Math.max(green, blue))
  const bottom = await box.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThanOrEqual(
    await page.locator('form').evaluate((form) => form.getBoundingClientRect().top + 1),
  )
  await sendButton(page).click()
  await expect(box).toContainText('This access key is not known.')
  await expect(sendButton(page)).toBeEnabled()
})

test('unusual characters arrive intact, and no line of a message becomes a header', async ({ page }) => {
  const name = '<img src=x onerror=alert(1)> \u{1F9ED} \u202Eabc'
  const message = `Bcc: all@evil.example \u{1F5FB} ${crypto.randomUUID()}`
  await writeEnquiry(page, message, name)
  await sendButton(page).click()
  await expect(sentNotice(page)).toBeVisible()
  const enquiry = await findEnquiry(message)
  expect(enquiry).toMatchObject({ firstName: name, message })
  expect(enquiry?.subject).not.toContain('Bcc')
})

test('a ticked honeypot is sent, and after the refusal the visitor can go on', async ({ page, allow }) => {
  allow(/status of 400/)
  const message = `Ticked. ${crypto.randomUUID()}`
  await writeEnquiry(page, message)
  await page.locator('input[name="botcheck"]').evaluate((field: HTMLInputElement) => field.click())
  const asked = page.waitForRequest('**/form/submit')
  await sendButton(page).click()
  expect((await asked).postData()).toMatch(/name="botcheck"\r\n\r\non/)
  await expect(page.getByRole('alert')).toContainText('looks automated')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message)
  expect(await findEnquiry(message)).toBeUndefined()
  await sendButton(page).click()
  await expect(sentNotice(page)).toBeVisible()
  expect(await findEnquiry(message)).toBeDefined()
})

test('what cannot be seen in an email address is not sent, and its domain is sent in ASCII', async ({ page }) => {
  const message = `Pasted. ${crypto.randomUUID()}`
  await writeEnquiry(page, message)
  await page.getByLabel('Email').fill('\u200eada@\u00adquébec\u200b.example\u00a0')
  await sendButton(page).click()
  await expect(sentNotice(page)).toBeVisible()
  expect(await findEnquiry(message)).toMatchObject({ email: 'ada@xn--qubec-csa.example' })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  // Chromium starts the preloads of scripts and aborts them.
  test.beforeEach(({ allow }) => allow(/^failed: .*\/assets\/chunks\//))

  test('the form posts as plain HTML, is refused, and ends at a visible confirmation', async ({ page, allow }) => {
    // The error page belongs to the form service, and has no view transition.
    allow(/status of 400|ViewTransition opt-in disabled/)
    const message = `No script here. ${crypto.randomUUID()}`
    await writeEnquiry(page, ' \n', ' ')
    await expect(sentNotice(page)).toBeHidden()
    await sendButton(page).click()
    await expect(page.getByLabel('First name')).toBeFocused()
    await page.getByLabel('First name').fill('Ada')
    await sendButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message not sent')
    await expect(page.getByText('Enter your message.')).toBeVisible()
    await writeEnquiry(page, message)
    await sendButton(page).click()
    await expect(page).toHaveURL(`${host.origin}/contact#sent`)
    await expect(sentNotice(page)).toBeVisible()
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
