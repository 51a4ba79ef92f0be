/* Pages that the browser restores when a visitor goes back: the dashboard, and forms that were waiting for an answer. */

import type { Page, Route } from 'playwright/test'
import { sendButton, sentNotice, writeEnquiry } from '#tests/browser/contact/enquiry.ts'
import { findEnquiries } from '#tests/browser/contact/inbox.ts'
import { expect, fillIn, host, signIn, signInButton, test } from '#tests/browser/sign-in/session.ts'
import { offerNoneInFields } from '#tests/browser/sign-in/virtual-authenticator.ts'
import { windowedBrowser } from '#tests/chromium.ts'

// Playwright turns the back/forward cache off by default.
test.use(windowedBrowser('--disable-back-forward-cache'))

const key = 'text-when-restored'

test.beforeEach(({ page }) =>
  page.addInitScript((name) => {
    addEventListener('pageshow', (event) => event.persisted && sessionStorage.setItem(name, document.body.innerText))
  }, key),
)

/** Leaves a page, which stays in the back/forward cache, and goes back to it. */
async function leaveAndReturn(page: Page, meanwhile: () => Promise<unknown> = async () => {}): Promise<void> {
  await page.goto(`${host.origin}/about`)
  await meanwhile()
  // A restored page has no load event to wait for.
  await page.goBack({ waitUntil: 'commit' })
}

/** Holds the answer to the first request for ever. Removing the route would release it. */
async function onlyFirst(page: Page, address: string, meet: (route: Route) => unknown): Promise<void> {
  let requests = 0
  await page.route(address, async (route) => {
    requests += 1
    await (requests === 1 ? meet(route) : route.continue())
  })
}

/** What a page showed when it was restored. Ask once the page has settled, because it can lead elsewhere. */
async function shownFirst(page: Page): Promise<string> {
  const text = await page.evaluate((name) => sessionStorage.getItem(name), key)
  if (text === null) throw new Error('The page was loaded anew, not restored')
  return text
}

/** Chromium keeps no page whose script has read an answer that is marked `no-store`, as those of the service are. */
async function answerWithoutMark(page: Page, { email }: { email: string }): Promise<void> {
  await page.route('**/auth/v1/user', (route) => route.fulfill({ json: { id: 'client', email } }))
}

test('a dashboard that is restored shows its client again, after a check', async ({ page, client }) => {
  await answerWithoutMark(page, client)
  await signIn(page, client)
  await leaveAndReturn(page)
  await expect(page.getByText(client.email)).toBeVisible()
  expect(await shownFirst(page)).not.toContain(client.email)
})

test('a dashboard whose session is gone when it is restored shows nobody, and leads to sign-in', async ({
  page,
  client,
}) => {
  await answerWithoutMark(page, client)
  await signIn(page, client)
  await leaveAndReturn(page, () => page.evaluate(() => localStorage.clear()))
  await expect(page).toHaveURL(`${host.origin}/login`)
  expect(await shownFirst(page)).not.toContain(client.email)
})

test('a sign-in that was left without its answer can be made again', async ({ page, client }) => {
  // Chromium restores no page that has offered passkeys.
  await offerNoneInFields(page)
  await fillIn(page, client)
  await onlyFirst(page, '**/auth/v1/token**', () => undefined)
  await signInButton(page).click()
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
  await leaveAndReturn(page)
  await expect(signInButton(page)).toBeEnabled()
  await shownFirst(page)
  await page.getByLabel(/^Password/).fill(client.password)
  await signInButton(page).click()
  await expect(page.getByText(client.email)).toBeVisible()
})

/** Fails requests when a page is left and before it can know, as Safari does: on a computer, then on a phone. */
async function failOnLeaving(page: Page, event: string): Promise<void> {
  await page.addInitScript((leaving) => {
    const request = window.fetch
    window.fetch = (...asked) =>
      Promise.race([
        request(...asked),
        new Promise<never>((_, reject) =>
          addEventListener(leaving, () => reject(new TypeError('Load failed')), { capture: true }),
        ),
      ])
  }, event)
}

for (const event of ['beforeunload', 'pagehide'])
  test(`an enquiry that Safari cancels at ${event} may have arrived`, async ({ page }) => {
    await failOnLeaving(page, event)
    await onlyFirst(page, '**/form/submit', () => undefined)
    await writeEnquiry(page, `Cancelled. ${crypto.randomUUID()}`)
    // A form that is filled in at once waits before it sends: what leaves in that time has not arrived.
    const sent = page.waitForRequest('**/form/submit')
    await sendButton(page).click()
    await sent
    await leaveAndReturn(page)
    await expect(page.getByRole('alert')).toContainText('may have arrived')
    await shownFirst(page)
  })

test('an enquiry that was left without its answer can be sent again, and arrives once', async ({ page }) => {
  const message = `Left. ${crypto.randomUUID()}`
  // The request arrives; no page waits for the answer.
  await onlyFirst(page, '**/form/submit', (route) => route.fetch())
  await writeEnquiry(page, message)
  await sendButton(page).click()
  await expect.poll(() => findEnquiries(message)).toHaveLength(1)
  await leaveAndReturn(page)
  await expect(page.getByRole('alert')).toContainText('may have arrived')
  await shownFirst(page)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message)
  await sendButton(page).click()
  await expect(sentNotice(page)).toBeVisible()
  expect(await findEnquiries(message)).toHaveLength(1)
})
