import { expect, host, test } from '#tests/browser/test.ts'
import { weigh } from '#tests/browser/weight.ts'
import { windowedBrowser } from '#tests/chromium.ts'
import { homeBudgets } from '#tests/dist/cost/budgets.ts'

test.use(windowedBrowser())

for (const [width, height] of [
  [375, 812],
  [1440, 900],
] as const) {
  test(`home keeps to its weight at ${width} px, before scrolling and with every plate`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const { beforeScrolling, whole } = await weigh(page, host.origin)
    // A page has at least a document, two fonts and a script. Fewer requests mean that some were not counted.
    expect(beforeScrolling.requests).toBeGreaterThanOrEqual(4)
    expect(whole.requests).toBeGreaterThan(beforeScrolling.requests)
    expect(beforeScrolling.bodyBytes).toBeLessThanOrEqual(homeBudgets.beforeScrolling)
    expect(whole.bodyBytes).toBeLessThanOrEqual(homeBudgets.whole)
  })
}
