import { allAddresses } from '#tests/browser/addresses.ts'
import { shifts, watchShifts } from '#tests/browser/layout-shift.ts'
import { laidOut } from '#tests/browser/motion.ts'
import { expect, host, test } from '#tests/browser/test.ts'
import { windowedBrowser } from '#tests/chromium.ts'

// Text is measured as a window lays it out: the shell rounds the widths of glyphs in another way.
test.use(windowedBrowser())

for (const address of allAddresses) {
  test(`nothing moves on ${address} when its fonts and figures arrive late`, async ({ page, allow }) => {
    allow(/status of 404/)
    let release = () => {}
    await page.route(/\.(woff2|svg)$/, async (route) => {
      await held
      await route.continue()
    })
    let held = Promise.resolve()
    await watchShifts(page)
    for (const width of [320, 375, 1440]) {
      held = new Promise((resolve) => {
        release = resolve
      })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${host.origin}${address}`, { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      release()
      // Text further down asks for its fonts when it is laid out (record 32), and headings there may take another line in
      // the web font (record 31), both unseen: the scroll begins after them.
      await laidOut(page)
      await page.evaluate(async () => void (await document.fonts.ready))
      expect(await shifts(page), `${address} at ${width} px`).toEqual([])
    }
  })
}
