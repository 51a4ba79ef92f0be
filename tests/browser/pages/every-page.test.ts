/* What every page has to meet: no error, no sideways scroll, nothing cut, nothing that axe finds. */

import type { Page } from 'playwright/test'
import { addressesByKind, allAddresses, builtAddresses } from '#tests/browser/addresses.ts'
import { findings } from '#tests/browser/axe.ts'
import { expect, host, test } from '#tests/browser/fixtures.ts'
import { layoutFaults } from '#tests/browser/layout-faults.ts'
import { shifts, watchShifts } from '#tests/browser/layout-shift.ts'
import { lostWords, narrowColumns, spaceText } from '#tests/browser/legibility.ts'
import { laidOut } from '#tests/browser/motion.ts'
import { overflow, setTextSize } from '#tests/browser/overflow.ts'
import { contentsOf } from '#tests/browser/table-of-contents.ts'

/** Widths of phones, right above the breakpoints at 608 and 960 px, between them, and of desks. */
const widths = [320, 375, 620, 768, 976, 1024, 1152, 1280, 1366, 1440, 1920]
/** French pages have the same layout with longer words. */
const frenchWidths = [320, 375, 976, 1024, 1152, 1280, 1366, 1440, 1920]
const phone = 375
/** A page that is higher than this on a phone lists its sections. */
const long = 6_000
/**
 * The largest allowed shift, as a share of the screen, of a line whose font arrives after its first paint: the headless
 * shell rounds glyph widths differently. The matrix, in a browser with windows, allows half of it for all lines together.
 */
const reflow = 0.01

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Each page is opened once, because loading takes longer than the checks.
for (const address of allAddresses) {
  const isFrench = /^\/fr\b/.test(address)
  test(`${address} meets the requirements of every page`, { tag: isFrench ? '@ci' : [] }, async ({ page, allow }) => {
    const status = builtAddresses.includes(address) ? 200 : 404
    if (status === 404) allow(/status of 404/)
    const calls: string[] = []
    page.on('request', (request) => {
      if (['fetch', 'xhr', 'eventsource', 'websocket'].includes(request.resourceType())) calls.push(request.url())
    })
    await watchShifts(page)
    const response = await page.goto(`${host.origin}${address}`)
    expect(response?.status()).toBe(status)
    await expect(page.locator('html')).toHaveAttribute('lang', isFrench ? 'fr-CA' : 'en-CA')
    // Without styles, the body has the browser's default margin.
    await expect(page.locator('body')).toHaveCSS('margin', '0px')
    await laidOut(page)

    const faults = (await shifts(page)).filter((shift) => Number.parseFloat(shift) > reflow)
    const isOfItsKind = addressesByKind.includes(address)
    if (isOfItsKind) faults.push(...(await findings(page)))
    for (const width of isFrench ? frenchWidths : widths) {
      await page.setViewportSize({ width, height: 900 })
      const found = [await overflow(page), ...(await narrowColumns(page, width < 600 ? 25 : 40))]
      found.push(...(await layoutFaults(page)))
      if (width === phone) found.push(...(await contentsFaults(page)))
      faults.push(...found.filter((one) => one !== '').map((one) => `at ${width} px: ${one}`))
    }
    if (isOfItsKind) {
      await setTextSize(page, 200)
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const found = await overflow(page)
        if (found !== '') faults.push(`at ${width} px, text at 200 %: ${found}`)
      }
      await setTextSize(page, 100)
      await spaceText(page)
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const found = [await overflow(page), ...(await lostWords(page))]
        faults.push(...found.filter((one) => one !== '').map((one) => `at ${width} px, text spaced: ${one}`))
      }
    }
    expect(faults).toEqual([])
    expect(calls).toEqual([])
  })
}

/** The faults of a long page's list of sections, which comes before the first section. */
async function contentsFaults(page: Page): Promise<string[]> {
  // Home links to pages instead of its sections.
  if (['/', '/fr'].includes(new URL(page.url()).pathname)) return []
  if ((await page.evaluate(() => document.documentElement.scrollHeight)) <= long) return []
  const { listed, missing, isBefore } = await contentsOf(page)
  return [
    ...(listed < 3 ? [`lists ${listed} of its sections`] : []),
    ...(isBefore ? [] : ['the list of sections comes after a section']),
    ...missing,
  ]
}
