/* Which next page the browser prepares, and which it never does. */

import type { Locator, Page } from 'playwright/test'
import { expect, host, test } from '#tests/browser/fixtures.ts'
import { laidOut } from '#tests/browser/motion.ts'

/**
 * The preparations of the browser, as 'prefetch /services'. Playwright forbids prerendering, so its attempts count.
 */
async function preparations(page: Page): Promise<Set<string>> {
  const heard = new Set<string>()
  const session = await page.context().newCDPSession(page)
  session.on('Preload.prefetchStatusUpdated', ({ key }) => heard.add(`prefetch ${new URL(key.url).pathname}`))
  session.on('Preload.prerenderStatusUpdated', ({ key }) => heard.add(`prerender ${new URL(key.url).pathname}`))
  await session.send('Preload.enable')
  return heard
}

/** Presses the mouse button on a link and releases it elsewhere, so that the link is not followed. */
async function press(page: Page, link: Locator): Promise<void> {
  await link.hover()
  await page.mouse.down()
  await page.mouse.move(0, 0)
  await page.mouse.up()
}

test('the next page is prefetched on hover, and prerendered when the link is pressed', async ({ page }) => {
  const heard = await preparations(page)
  const rules = page.waitForResponse(`${host.origin}/speculation-rules.json`)
  await page.goto(`${host.origin}/services`)
  expect((await rules).status()).toBe(200)
  // The links move when what is below the first screen is laid out, and another one would lie under the pointer.
  await laidOut(page)
  const link = page.locator('footer a[href="/contact"]').last()
  await link.hover()
  await expect.poll(() => [...heard]).toEqual(['prefetch /contact'])
  await press(page, link)
  await expect.poll(() => [...heard]).toEqual(['prefetch /contact', 'prerender /contact'])
})

test('no page of a session, no file and no part of the page itself is prepared', async ({ page }) => {
  const heard = await preparations(page)
  const rules = page.waitForResponse(`${host.origin}/speculation-rules.json`)
  await page.goto(`${host.origin}/services`)
  await rules
  await laidOut(page)
  await page.evaluate(() => {
    for (const href of ['/welcome', '/login?x=1', '/services.md', '/rss.xml', 'https://elsewhere.example/']) {
      const link = document.createElement('a')
      link.href = href
      link.textContent = href
      link.className = 'forbidden'
      document.querySelector('main')?.prepend(link, ' ')
    }
  })
  // One link that is prepared proves that the rules apply.
  await press(page, page.locator('footer a[href="/about"]').last())
  await expect.poll(() => [...heard]).toContain('prerender /about')
  const forbidden = page.locator('a.forbidden, a[href="/login"]:visible, main a[href^="#"]:visible')
  expect(await forbidden.count()).toBeGreaterThan(6)
  for (const link of (await forbidden.all()).slice(0, 8)) await press(page, link)
  await press(page, page.locator('footer a[href="/privacy"]').last())
  await expect.poll(() => [...heard]).toContain('prerender /privacy')
  const expected = ['/about', '/privacy'].flatMap((path) => [`prefetch ${path}`, `prerender ${path}`])
  expect([...heard].filter((one) => !expected.includes(one))).toEqual([])
})
