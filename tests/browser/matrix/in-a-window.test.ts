/*
 * Before a release, in a browser with windows: no page jumps while it loads, and each is restored when a visitor goes back.
 */

import type { Page } from 'playwright/test'
import { addressesByKind, allAddresses, builtAddresses } from '#tests/browser/addresses.ts'
import { expect, host, test } from '#tests/browser/fixtures.ts'
import { shifts, watchShifts } from '#tests/browser/layout-shift.ts'
import { laidOut } from '#tests/browser/motion.ts'
import { windowedBrowser } from '#tests/chromium.ts'

/** The largest share of the screen that all lines together may move by when their fonts arrive after the first paint. */
const maxShift = 0.005

// Text is measured as a window lays it out: the shell rounds the widths of glyphs in another way. Playwright turns the
// back/forward cache off by default; every page would fail.
test.use(windowedBrowser('--disable-back-forward-cache'))

for (const address of allAddresses) {
  const details = { tag: addressesByKind.includes(address) ? '@sample' : [] }

  test(`words on ${address} keep their places when fonts and figures arrive late`, details, async ({ page, allow }) => {
    allow(/status of 404/)
    let files = Promise.withResolvers<void>()
    await page.route(/\.(woff2|svg)$/, async (route) => {
      await files.promise
      await route.continue()
    })
    await watchShifts(page)
    for (const width of [320, 375, 1440]) {
      files = Promise.withResolvers()
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${host.origin}${address}`, { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      files.resolve()
      // Words below the first screen may take another line in the web font (record 53), unseen: the scroll begins after them.
      await laidOut(page)
      await page.evaluate(async () => void (await document.fonts.ready))
      const moved = await shifts(page)
      const sum = moved.reduce((total, shift) => total + Number.parseFloat(shift), 0)
      expect(sum, `${address} at ${width} px: ${moved.join('; ')}`).toBeLessThanOrEqual(maxShift)
    }
  })
}

for (const address of builtAddresses) {
  const details = { tag: addressesByKind.includes(address) ? '@sample' : [] }

  test(`going back shows ${address} as it was left`, details, async ({ page }) => {
    expect(await goAndReturn(page, address)).toBe('restored')
  })
}

/** Leaves a page and goes back to it. Returns 'restored', or the browser's reasons for loading the page again. */
async function goAndReturn(page: Page, address: string): Promise<unknown> {
  await page.goto(`${host.origin}${address}`)
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''))
  await page.goto(`${host.origin}${address === '/about' ? '/services' : '/about'}`)
  // A restored page fires no load event.
  const shown = page.waitForURL(`${host.origin}${address}`, { waitUntil: 'commit' })
  await page.evaluate(() => history.back())
  await shown
  return page.evaluate(() => {
    if (document.documentElement.hasAttribute('data-left')) return 'restored'
    const [navigation] = performance.getEntriesByType('navigation')
    return navigation?.toJSON().notRestoredReasons ?? 'loaded again, for no reason that the browser names'
  })
}
