import { JSDOM } from 'jsdom'
import type { Page } from 'playwright/test'
import { expect, host, letExpire, startSession, test } from '#tests/browser/sign-in/session.ts'

/*
 * React leaves the classes of a page as they are when the island's script has others, so the first element that the script
 * adds would have no styles. Each test changes a word of the island on its way: React then renders all of it again.
 */

test('the contact form has the same classes in its page and in its script', async ({ page }) => {
  await page.route('**/contact', changeWord('label'))
  await page.goto(`${host.origin}/contact`)
  await page.getByLabel('Email').focus()
  await expectEqualClasses(page, 'contact-form')
})

test('the sign-in form has the same classes in its page and in its script', async ({ page }) => {
  await page.route('**/login', changeWord('h2'))
  await page.goto(`${host.origin}/login`)
  await expectEqualClasses(page, 'sign-in')
})

test('the dashboard has the same classes in its page and in its script', async ({ page, client }) => {
  await startSession(page, client)
  await letExpire(page)
  // Until the session is renewed, the dashboard is what its page holds.
  await page.route('**/auth/v1/token**', () => undefined)
  await page.route('**/welcome', changeWord('h1'))
  await page.goto(`${host.origin}/welcome`)
  await expectEqualClasses(page, 'dashboard')
})

test('the starfield leaves the classes of its page as they are', async ({ page }) => {
  await page.goto(host.origin)
  await expect(page.locator('canvas[data-island-status="falling"]')).toBeAttached()
  expect(classesWithin('main', await page.content())).toEqual(classesWithin('main', await served(page)))
})

/** Handles the request for a page: adds a letter to the first element of a kind in the first island. */
function changeWord(tag: string): Parameters<Page['route']>[1] {
  return async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const changed = body.replace(new RegExp(`(data-island="[^>]*>.*?<${tag}\\b[^>]*>)`, 's'), '$1X')
    if (changed === body) throw new Error(`No island on ${route.request().url()} holds <${tag}>.`)
    await route.fulfill({ response, body: changed })
  }
}

/** Expects the page to hold each element that the script renders, with the same classes and in the same order. */
async function expectEqualClasses(page: Page, name: string): Promise<void> {
  const island = `[data-island="${name}"]`
  await expect(page.locator(`${island}[data-island-status="hydrated"][data-island-recovered]`)).toBeAttached()
  const rendered = classesWithin(island, await page.content())
  expect(rendered.length).toBeGreaterThan(1)
  // An element that the script leaves out, such as a word about its loading, is in the page alone.
  const inBoth = classesWithin(island, await served(page)).filter((one) => rendered.includes(one))
  expect(inBoth).toEqual(rendered)
}

/** The page as the host serves it. */
const served = async (page: Page): Promise<string> => (await page.request.get(page.url())).text()

/** Tag and classes of each element within another. */
const classesWithin = (selector: string, html: string): string[] =>
  [...new JSDOM(html).window.document.querySelectorAll(`${selector} *`)].map(
    (element) => `${element.localName} ${element.getAttribute('class')}`,
  )
