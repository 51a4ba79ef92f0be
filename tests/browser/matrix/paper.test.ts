import { builtAddresses } from '#tests/browser/addresses.ts'
import { formats, layOutForPaper, tornBetween } from '#tests/browser/paper/sheets.ts'
import { expect, host, test } from '#tests/browser/test.ts'
import { windowedBrowser } from '#tests/chromium.ts'

// Text is measured as a window lays it out: the shell rounds the widths of glyphs in another way.
test.use(windowedBrowser())

/** Sheets of eight heights bring most parts of a page to the foot of one. The step is less than two lines, in px. */
const lessHeight = Array.from({ length: 8 }, (_, step) => step * 17)

for (const address of builtAddresses)
  test(`on paper no heading of ${address} stands without its text, and no index breaks`, async ({ page }) => {
    await page.goto(`${host.origin}${address}`)
    for (const [format, { width, height }] of Object.entries(formats)) {
      await layOutForPaper(page, { width, height })
      for (const less of lessHeight)
        expect(await tornBetween(page, { width, height: height - less }), `${format}, ${less} px less`).toEqual([])
    }
  })
