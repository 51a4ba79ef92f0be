import type { Request } from 'playwright/test'
import { addressesIn } from '#tests/browser/addresses.ts'
import { expect, host, test } from '#tests/browser/test.ts'
import { askToSignIn, signIn } from './sign-in.ts'

test('no calls to a product backend for content: all content is embedded', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'eventsource', 'websocket'].includes(request.resourceType())) calls.push(request.url())
  })
  const addresses = addressesIn('en-CA')
  for (const address of addresses) await page.goto(`${host.origin}${address}`)
  expect(addresses.length).toBeGreaterThan(30)
  expect(calls).toEqual([])
})

/** The name and value of each part of a multipart body. */
async function partsOf(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers()['content-type'] ?? ''
  const body = new Uint8Array(request.postDataBuffer() ?? [])
  return Object.fromEntries(await new Response(body, { headers: { 'Content-Type': type } }).formData())
}

test.describe('Contact form submission', () => {
  test('is a POST of multipart form data with access key, subject, from_name and every form value', async ({
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
    await page.getByRole('button', { name: 'Send message' }).click()
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
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()
  })

  test('on success false it shows the message', async ({ page }) => {
    const reply = { success: false, message: 'This access key is not known.' }
    await page.route('**/form/submit', (route) => route.fulfill({ json: reply }))
    await page.goto(`${host.origin}/contact`)
    for (const name of ['firstName', 'lastName', 'message']) await page.locator(`[name="${name}"]`).fill(name)
    await page.getByLabel('Email').fill('ada@city.example')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toContainText(reply.message)
  })
})

test.describe('Sign in', () => {
  test('is a POST to /token?grant_type=password with email, password and the security metadata', async ({ page }) => {
    const asked = page.waitForRequest('**/auth/v1/token**')
    await askToSignIn(page)
    const request = await asked
    expect(request.method()).toBe('POST')
    expect(new URL(request.url()).search).toBe('?grant_type=password')
    expect(request.postDataJSON()).toMatchObject({ ...host.client, gotrue_meta_security: expect.any(Object) })
    await expect(page).toHaveURL(`${host.origin}/welcome`)
  })

  test('an embedded public anonymous key is used by the client', async ({ page }) => {
    const asked = page.waitForRequest('**/auth/v1/token**')
    await askToSignIn(page)
    expect((await asked).headers().apikey).toMatch(/^sb_publishable_/)
    await expect(page).toHaveURL(`${host.origin}/welcome`)
  })
})

test.describe('Sign out', () => {
  test('asks the sign-out endpoint with scope global', async ({ page }) => {
    await signIn(page)
    const asked = page.waitForRequest('**/auth/v1/logout**')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    const request = await asked
    expect(request.method()).toBe('POST')
    expect(new URL(request.url()).searchParams.get('scope')).toBe('global')
    await expect(page).toHaveURL(`${host.origin}/login`)
  })

  for (const status of [401, 403, 404])
    test(`a failure with status ${status} is ignored and the local session is cleared`, async ({ page, allow }) => {
      allow(new RegExp(`status of ${status}`))
      await signIn(page)
      await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status, json: { msg: 'no' } }))
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await expect(page).toHaveURL(`${host.origin}/login`)
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    })
})
