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

/** The visible list of a page's sections. */
interface Contents {
  /** Number of visible links to places in the main part of the page. */
  listed: number
  /** Headings of numbered sections that a list of all sections leaves out. */
  missing: string[]
  /** True if the links are before all of their places. */
  isBefore: boolean
}

/** Reads the list of sections at the top of a page. */
function contentsOf(page: Page): Promise<Contents> {
  return page.evaluate(() => {
    const isAfter = (one: Node, other: Node) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    // The list may be folded. On a wide page it opens over the text, and is folded again for the next check.
    const lists = [...document.querySelectorAll('main nav details:not([open])')]
    for (const list of lists) list.setAttribute('open', '')
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')].filter((link) =>
      link.checkVisibility(),
    )
    const places = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? [])
    const last = links.at(-1)
    // Another kind of index, such as the certifications by group, need not list every section.
    const isWhole = document.querySelector('main nav details ol') !== null
    const headings = isWhole ? [...document.querySelectorAll('main section[id] h2')] : []
    for (const list of lists) list.removeAttribute('open')
    return {
      listed: links.length,
      missing: headings
        .filter((heading) => !places.some((place) => place.contains(heading)))
        .map((heading) => `no link to '${heading.textContent}'`),
      isBefore: last !== undefined && places.every((place) => isAfter(last, place)),
    }
  })
}
