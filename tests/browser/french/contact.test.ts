/* The contact form in French, and a draft that is begun in one language and sent from the other. */

import type { Page } from 'playwright/test'
import { findEnquiries } from '#tests/browser/contact/inbox.ts'
import { expect, host, test } from '#tests/browser/fixtures.ts'
import { english, type Words } from '#tests/browser/words/english.ts'
import { french } from '#tests/browser/words/french.ts'

const { contactForm: form, paths } = french

const newMessage = () => `Quelles cellules une entreprise externe peut-elle voir? ${crypto.randomUUID()}`

async function write(page: Page, { contactForm: { fields } }: Words, message: string, email = 'noor@agence.example') {
  await page.getByLabel(fields.firstName).fill('Noor')
  await page.getByLabel(new RegExp(`^${fields.lastName}`)).fill('Tremblay')
  await page.getByLabel(fields.email).fill(email)
  await page.getByRole('textbox', { name: fields.message }).fill(message)
}

const send = (page: Page) => page.getByRole('button', { name: form.send }).click()

for (const [from, into] of [
  [french, english],
  [english, french],
] as const) {
  test(`a draft begun at ${from.paths.contact} is there at ${into.paths.contact}, and is sent from it`, async ({
    page,
  }) => {
    await page.goto(`${host.origin}${from.paths.contact}`)
    const message = newMessage()
    await write(page, from, message)
    await page.locator(`header a[href="${into.paths.contact}"]:visible`).click()
    await expect(page).toHaveURL(`${host.origin}${into.paths.contact}`)
    const { fields, send, success } = into.contactForm
    await expect(page.getByRole('textbox', { name: fields.message })).toHaveValue(message)
    await expect(page.getByLabel(fields.firstName)).toHaveValue('Noor')
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByRole('heading', { name: success.title })).toBeVisible()
    expect(await findEnquiries(message)).toHaveLength(1)
    await page.goto(`${host.origin}${from.paths.contact}`)
    await expect(page.getByRole('textbox', { name: from.contactForm.fields.message })).toHaveValue('')
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  // Chromium starts the preloads of scripts and aborts them.
  test.beforeEach(({ allow }) => allow(/^failed: .*\/assets\/chunks\//))

  test('an enquiry is posted, and answered on the French page', async ({ page }) => {
    await page.goto(`${host.origin}${paths.contact}`)
    const message = newMessage()
    await write(page, french, message)
    await send(page)
    await expect(page).toHaveURL(`${host.origin}${paths.contact}#sent`)
    await expect(page.getByRole('heading', { name: form.success.title })).toBeVisible()
    expect(await findEnquiries(message)).toHaveLength(1)
  })
})
