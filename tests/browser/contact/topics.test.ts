/* The choice of a topic on the contact page, and the subject that follows from it. */

import type { Page } from 'playwright/test'
import { topics } from '#content/schema/topic.ts'
import { expect, host, test } from '#tests/browser/fixtures.ts'
import { fillEnquiry, sendButton, sentNotice } from './enquiry.ts'
import { findEnquiry } from './inbox.ts'

const prefix = 'New Contact Form Submission - Cairnline'
const choice = (page: Page) => page.getByRole('group', { name: 'What is it about?' })
const topic = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
/** What the form says of its topic. */
const chosen = (page: Page) =>
  page.getByRole('paragraph').filter({ has: page.getByRole('link', { name: 'Change the topic' }) })

test('a link carries its topic into the form, and the subject ends with it', async ({ page }) => {
  await page.goto(`${host.origin}/real-time-awareness`)
  await page.getByRole('link', { name: 'Request a Live Demo' }).click()
  await expect(topic(page, 'Demo')).toBeChecked()
  await expect(chosen(page)).toHaveText('Topic Demo Change the topic', { useInnerText: true })
  await expect(page).toHaveURL(`${host.origin}/contact`)
  const message = `By link. ${crypto.randomUUID()}`
  await fillEnquiry(page, message)
  await sendButton(page).click()
  await expect(sentNotice(page)).toBeVisible()
  await expect(chosen(page)).toBeHidden()
  expect(await findEnquiry(message)).toMatchObject({ subject: `${prefix}: Demo` })
  // The choices are gone until another enquiry is wanted, which begins anew.
  await expect(topic(page, 'General Inquiries')).toBeHidden()
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await expect(topic(page, 'General Inquiries')).toBeChecked()
})

test('every topic can be named by a link, and the form names it', async ({ page }) => {
  for (const one of topics) {
    await page.goto(`${host.origin}/contact?topic=${one}`)
    await expect(page.locator(`#topic-${one}`)).toBeChecked()
    const name = await page.locator(`label[for="topic-${one}"]`).innerText()
    await expect(chosen(page)).toHaveText(`Topic ${name} Change the topic`, { useInnerText: true })
  }
})

test('the button of a sector leads to what to write for its test, and the subject ends with its name', async ({
  page,
}) => {
  await page.goto(`${host.origin}/sectors/retail`)
  await page.getByRole('link', { name: 'Compare two addresses' }).first().click()
  const name = page.getByRole('heading', { name: 'Compare two addresses' })
  await expect(name).toBeInViewport()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
    /^Compare two addresses Write The two addresses/,
  )
  const message = `Two addresses. ${crypto.randomUUID()}`
  await fillEnquiry(page, message)
  await topic(page, 'Support').check()
  await expect(name).toBeHidden()
  await topic(page, 'Demo').check()
  await sendButton(page).click()
  await expect(sentNotice(page)).toBeVisible()
  expect(await findEnquiry(message)).toMatchObject({ subject: `${prefix}: Compare two addresses` })
})

test('an unknown topic is ignored, and so is one that is markup', async ({ page }) => {
  for (const unknown of [
    '',
    'bogus',
    '<img src=x onerror=alert(1)>',
    '"] *',
    'demo&topic=',
    '../demo',
    'constructor',
  ]) {
    await page.goto(`${host.origin}/contact?topic=${encodeURIComponent(unknown)}`)
    await expect(topic(page, 'General Inquiries')).toBeChecked()
    await expect(page.locator('main img[src="x"]')).toHaveCount(0)
  }
})

test('the draft keeps the topic, a later link replaces it, and a draft without one still loads', async ({ page }) => {
  await page.goto(`${host.origin}/contact`)
  await page.getByRole('textbox', { name: 'Message' }).fill('Half-written')
  await choice(page).getByText('NDA Process').click()
  await expect(topic(page, 'NDA Process')).toBeChecked()
  await page.reload()
  await expect(topic(page, 'NDA Process')).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half-written')
  await page.goto(`${host.origin}/contact?topic=careers`)
  await expect(topic(page, 'Careers')).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half-written')
  // What is chosen by hand after a link is kept too.
  await topic(page, 'Support').check()
  await page.reload()
  await expect(topic(page, 'Support')).toBeChecked()

  const draft = JSON.stringify({ values: [['message', 'From an older form']] })
  await page.evaluate((text) => sessionStorage.setItem('island-draft:contact-form', text), draft)
  await page.goto(`${host.origin}/about`)
  await page.evaluate((text) => sessionStorage.setItem('island-draft:contact-form', text), draft)
  await page.goto(`${host.origin}/contact`)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('From an older form')
  await expect(topic(page, 'General Inquiries')).toBeChecked()
})

test('the topics are reached and chosen by keyboard', async ({ page }) => {
  await page.goto(`${host.origin}/contact`)
  await page.getByRole('link', { name: 'Back to Home' }).focus()
  await page.keyboard.press('Tab')
  await expect(topic(page, 'General Inquiries')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(topic(page, 'Security Briefing')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(chosen(page).getByRole('link')).toBeFocused()
  // Back to the choice.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(topic(page, 'Security Briefing')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('First name')).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the button of a sector leads to what to write for its test, until another topic is wanted', async ({
    page,
    allow,
  }) => {
    allow(/^failed: .*\/assets\/chunks\//)
    await page.goto(`${host.origin}/sectors/publicSafety`)
    await page.getByRole('link', { name: 'Replay or plan an event' }).first().click()
    const name = page.getByRole('heading', { name: 'Replay or plan an event' })
    await expect(name).toBeInViewport()
    await chosen(page).getByRole('link').click()
    await expect(name).toBeHidden()
  })

  test('a card chooses its topic, and the form is sent as multipart', async ({ page, allow }) => {
    // Chromium starts the preloads of scripts and aborts them.
    allow(/^failed: .*\/assets\/chunks\//)
    await page.goto(`${host.origin}/contact?topic=demo`)
    await page.getByText('Your NDA or ours, signed').locator('..').click()
    await expect(topic(page, 'NDA Process')).toBeChecked()
    await expect(chosen(page)).toHaveText('Topic NDA Process Change the topic', { useInnerText: true })
    const message = `No script. ${crypto.randomUUID()}`
    await fillEnquiry(page, message)
    const asked = page.waitForRequest('**/form/submit')
    await sendButton(page).click()
    expect((await asked).headers()['content-type']).toMatch(/^multipart\/form-data/)
    await expect(page).toHaveURL(`${host.origin}/contact#sent`)
    expect(await findEnquiry(message)).toMatchObject({ subject: `${prefix}: NDA Process` })
  })
})
