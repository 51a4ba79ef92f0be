import type { Page } from 'playwright/test'
import { expect, host, test } from '#tests/browser/test.ts'
import { homeBudgets } from '#tests/built/cost/budgets.ts'
import { windowedBrowser } from '#tests/chromium.ts'

// The headless shell loads lazy images from twice as far below the screen.
test.use(windowedBrowser())

for (const [width, height] of [
  [375, 812],
  [1440, 900],
] as const) {
  test(`home keeps to its weight at ${width} px, before scrolling and with every plate`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const load = await countBodies(page)
    await page.goto(host.origin, { waitUntil: 'networkidle' })
    // A page has at least a document, two fonts and a script. Fewer requests mean that some were not counted.
    const { requests } = load
    expect(requests).toBeGreaterThanOrEqual(4)
    expect(load.bytes).toBeLessThanOrEqual(homeBudgets.beforeScrolling)
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode()))
    })
    expect(load.requests).toBeGreaterThan(requests)
    expect(load.bytes).toBeLessThanOrEqual(homeBudgets.whole)
  })
}

/** Counts the requests of a page from now on, and the transferred bytes of their compressed bodies. */
async function countBodies(page: Page): Promise<{ requests: number; bytes: number }> {
  const load = { requests: 0, bytes: 0 }
  const headers = new Map<string, number>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    // The browser fetches the tab's icon by itself, and not every time.
    if (type !== 'Other') headers.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const headerBytes = headers.get(requestId)
    if (headerBytes === undefined) return
    load.requests += 1
    load.bytes += encodedDataLength - headerBytes
  })
  await session.send('Network.enable')
  return load
}
