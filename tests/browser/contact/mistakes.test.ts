/* What the contact form says of mistakes, and when. */

import type { Page } from 'playwright/test'
import { expect, host, test } from '#tests/browser/fixtures.ts'
import { english } from '#tests/browser/words/english.ts'
import { french } from '#tests/browser/words/french.ts'
import { sendButton, sentNotice, writeEnquiry } from './enquiry.ts'

const mistakes = (page: Page) => page.locator('[id$="-mistake"]')

test('each field that is missing says so until it is filled in, and the first takes the focus', async ({ page }) => {
  await page.goto(`${host.origin}/contact`)
  await page.getByLabel('Last name').fill('Ng')
  await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-island-status', 'hydrated')
  await sendButton(page).click()
  await expect(mistakes(page)).toHaveText(['Enter your first name', 'Enter your email address', 'Enter your message'])
  const first = page.getByLabel('First name')
  await expect(first).toBeFocused()
  await expect(page.getByRole('status')).toHaveText('3 fields need a correction.')
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  await expect(first).toHaveAccessibleDescription('Enter your first name')
  await first.fill('A')
  await expect(mistakes(page)).toHaveCount(2)
  await expect(page.getByRole('status')).toBeEmpty()
  await expect(first).not.toHaveAttribute('aria-invalid')
})

test('half an address is named as one on leaving the field, aloud too, until it is whole', async ({ page }) => {
  await page.goto(`${host.origin}/contact`)
  const email = page.getByLabel('Email')
  await email.fill('ada@')
  await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-island-status', 'hydrated')
  await page.getByRole('textbox', { name: 'Message' }).focus()
  await expect(mistakes(page)).toHaveText('Enter an email address in the correct format, like name@example.com')
  await expect(email).toHaveAccessibleDescription(/in the correct format/)
  await expect(page.getByRole('status')).toHaveText(/in the correct format/)
  await email.fill('ada@city')
  await expect(mistakes(page)).toHaveText(/in the correct format/)
  await email.fill('ada@city.example')
  await expect(mistakes(page)).toHaveCount(0)
  await expect(page.getByRole('status')).toBeEmpty()
})

test('an address with accents before the @ is refused for that reason', async ({ page }) => {
  await writeEnquiry(page, 'Bonjour')
  await page.getByLabel('Email').fill('équipe@québec.example')
  await sendButton(page).click()
  await expect(mistakes(page)).toHaveText(/without accents before the @/)
  await page.getByLabel('Email').fill('équipe@')
  await expect(mistakes(page)).toHaveText(/in the correct format/)
})

for (const { paths, contactForm } of [english, french])
  test(`a field of blanks is missing, and nothing is sent from ${paths.contact}`, async ({ page }) => {
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await page.goto(`${host.origin}${paths.contact}`)
    const { fields, missing } = contactForm
    const blanks = { firstName: '  ', lastName: '\u00a0\u202f', message: '\n\u200b\u2060\u3000\n' }
    await page.getByLabel(fields.firstName).fill(blanks.firstName)
    await page.getByLabel(new RegExp(`^${fields.lastName}`)).fill(blanks.lastName)
    await page.getByLabel(fields.email).fill('ada@city.example')
    await page.getByRole('textbox', { name: fields.message }).fill(blanks.message)
    await page.getByRole('button', { name: contactForm.send }).click()
    await expect(mistakes(page)).toHaveText([missing.firstName, missing.lastName, missing.message])
    expect(posts).toEqual([])
  })

test('sent before its script has come, an empty form shows the same, and no bubble of the browser', async ({
  page,
}) => {
  await page.goto(`${host.origin}/contact`)
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  const bubbles = await page.evaluateHandle(() => {
    const shown: boolean[] = []
    addEventListener('invalid', (event) => setTimeout(() => shown.push(!event.defaultPrevented)), true)
    return shown
  })
  await sendButton(page).click()
  await expect(mistakes(page)).toHaveCount(0)
  arrival.resolve()
  await expect(mistakes(page)).toHaveCount(4)
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByRole('status')).toHaveText('4 fields need a correction.')
  expect(new Set(await bubbles.jsonValue())).toEqual(new Set([false]))
})

test('the form is a landmark by its heading, and no choice of a topic is a heading', async ({ page }) => {
  await page.goto(`${host.origin}/contact`)
  await expect(page.getByRole('form', { name: 'Write to us' }).getByLabel('First name')).toBeVisible()
  const choice = page.getByRole('group', { name: 'What is it about?' })
  await expect(choice.getByRole('radio')).toHaveCount(10)
  await expect(page.getByText('What is it about?')).toBeVisible()
  await expect(choice.getByRole('heading')).toHaveCount(0)
})

test('a required field is said to be required once, and an optional one to be optional', async ({ page }) => {
  await page.goto(`${host.origin}/contact`)
  await expect(page.getByRole('textbox', { name: 'First name', exact: true })).toHaveAttribute('required')
  await expect(page.getByRole('textbox', { name: 'Phone (optional)', exact: true })).toBeVisible()
})

test('the button is disabled while the enquiry is sent, and the answer takes the focus', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/form/submit', async (route) => {
    await answer.promise
    await route.continue()
  })
  await writeEnquiry(page, `Focus. ${crypto.randomUUID()}`)
  await sendButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sending...' })).toHaveJSProperty('disabled', true)
  await expect(page.getByRole('status')).toHaveText('Sending...')
  answer.resolve()
  await expect(sentNotice(page)).toBeFocused()
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
