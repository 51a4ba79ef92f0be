import { allAddresses } from '#tests/browser/addresses.ts'
import { overflow, setTextSize } from '#tests/browser/overflow.ts'
import { states } from '#tests/browser/states.ts'
import { expect, host, test } from '#tests/browser/test.ts'

/** Widths from the narrowest phone to a wide screen, with both sides of each breakpoint. */
const widths = [...Array.from({ length: 41 }, (_, index) => 320 + 40 * index), 607, 608, 609, 959, 961]
/** A screen of 1280 by 1024 pixels at a zoom of 400 %, in CSS pixels. */
const enlarged = { width: 320, height: 256 }

for (const address of allAddresses) {
  test(`${address} never scrolls sideways, from 320 to 1920 px, at 400 % zoom and at twice the text size`, async ({
    page,
    allow,
  }) => {
    allow(/status of 404/)
    await page.setViewportSize(enlarged)
    await page.goto(`${host.origin}${address}`)
    expect(await overflow(page), `${address} at 400 % zoom`).toBe('')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `${address} at ${width} px`).toBe('')
    }
    await setTextSize(page, 200)
    for (const width of [320, 375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `${address} at ${width} px, text at 200 %`).toBe('')
    }
  })
}

for (const { name, address, complaint, widestScreen = Number.POSITIVE_INFINITY, reach } of states) {
  test(`${name} keeps to the screen at every width and text size`, async ({ page, allow }) => {
    if (complaint) allow(complaint)
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto(`${host.origin}${address}`)
    await reach(page, host.client)
    for (const percent of [100, 200]) {
      await setTextSize(page, percent)
      for (const width of [320, 375, 768, 1280, 1920].filter((one) => one <= widestScreen)) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page), `${name} at ${width} px, text at ${percent} %`).toBe('')
      }
    }
  })
}
