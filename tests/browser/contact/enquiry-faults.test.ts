import { expect, test } from '#tests/browser/test.ts'
import { enquiryId, sendButton, sentNotice, writeEnquiry } from './enquiry.ts'
import { findEnquiry } from './inbox.ts'

test('a double click and an Enter send one enquiry', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/form/submit')) posts.push(request.method())
  })
  await writeEnquiry(page, `Once. ${crypto.randomUUID()}`)
  await page.getByLabel('First name').focus()
  await sendButton(page).dblclick()
  await expect(sentNotice(page)).toBeVisible()
  expect(posts).toEqual(['POST'])
})

test('a lost answer and a second try leave one enquiry in the inbox', async ({ page, allow }) => {
  allow(/form\/submit|ERR_FAILED/)
  const ids: (string | undefined)[] = []
  await page.route('**/form/submit', async (route) => {
    // The enquiry arrives; the answer never reaches the visitor.
    ids.push(enquiryId(route.request().postData()))
    if (ids.length === 1) {
      await route.fetch()
      await route.abort()
    } else await route.continue()
  })
  const message = `Answer lost. ${crypto.randomUUID()}`
  await writeEnquiry(page, message)
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Network error.')
  await sendButton(page).click()
  await expect(sentNotice(page)).toBeVisible()
  expect(ids).toHaveLength(2)
  expect(ids[0]).toMatch(/^[\da-f-]{36}$/)
  expect(ids[1]).toBe(ids[0])
  expect(await findEnquiry(message)).toMatchObject({ message })
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

test('a message that is too long is refused in words, and nothing of it is lost', async ({ page, allow }) => {
  allow(/status of 413/)
  const message = 'Words, not one word. '.repeat(50_000)
  await writeEnquiry(page, 'Short')
  await page.getByLabel('Your question').evaluate((field, text) => {
    if (field instanceof HTMLTextAreaElement) field.value = text
  }, message)
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText('too long')
  await expect(sendButton(page)).toBeEnabled()
  expect(
    await page.getByLabel('Your question').evaluate((field) => 'value' in field && String(field.value).length),
  ).toBe(message.length)
})

test('a limit on posts is told in the service’s words, and the form stays usable', async ({ page, allow }) => {
  allow(/status of 429/)
  await page.route('**/form/submit', (route) =>
    route.fulfill({ status: 429, json: { success: false, message: 'Too many requests. Please try later!' } }),
  )
  await writeEnquiry(page, 'Limited')
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Too many requests. Please try later!')
  await expect(sendButton(page)).toBeEnabled()
})

test('a ticked honeypot is sent, and the refusal is shown', async ({ page, allow }) => {
  allow(/status of 400/)
  const message = `Ticked. ${crypto.randomUUID()}`
  await writeEnquiry(page, message)
  await page.locator('input[name="botcheck"]').evaluate((field: HTMLInputElement) => field.click())
  const asked = page.waitForRequest('**/form/submit')
  await sendButton(page).click()
  expect((await asked).postData()).toMatch(/name="botcheck"\r\n\r\non/)
  await expect(page.getByRole('alert')).toContainText('looks automated')
  await expect(page.getByLabel('Your question')).toHaveValue(message)
  expect(await findEnquiry(message)).toBeUndefined()
})
