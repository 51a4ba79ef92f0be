import type { Page } from 'playwright/test'
import { builtAddresses } from '#tests/browser/addresses.ts'
import { expect, host, test } from '#tests/browser/test.ts'
import { windowedBrowser } from '#tests/chromium.ts'

// Playwright turns the back/forward cache off by default; every page would fail.
test.use(windowedBrowser('--disable-back-forward-cache'))

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

for (const address of builtAddresses) {
  test(`going back shows ${address} as it was left`, async ({ page }) => {
    expect(await goAndReturn(page, address)).toBe('restored')
  })
}
