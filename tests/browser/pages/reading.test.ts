import { addressesByKind, allAddresses, builtAddresses, missingAddresses } from '#tests/browser/addresses.ts'
import { laidOut } from '#tests/browser/motion.ts'
import { overflow } from '#tests/browser/overflow.ts'
import { lostWords, narrowColumns, spaceText } from '#tests/browser/reading.ts'
import { states } from '#tests/browser/states.ts'
import { expect, host, test } from '#tests/browser/test.ts'

/** A page of each kind and of each composition: those with one address of their own, and one of those with many. */
const addresses = [
  ...new Set([
    ...addressesByKind,
    ...missingAddresses,
    ...builtAddresses.filter((one) => one.replace(/^\/fr\b/, '').split('/').length <= 2),
  ]),
]

/** Widths of the screen in CSS pixels: of phones, a tablet and desks. */
const spacedWidths = [320, 375, 768, 1280, 1440]
/** Widths at which text can stand in columns. */
const widths = [600, 620, 760, 840, 960, 1000, 1200, 1280, 1440, 1600]

test('no word is cut off or covered when text is spaced as WCAG 2.2, 1.4.12, says', async ({ page, allow }) => {
  allow(/status of 404/)
  const lost: string[] = []
  for (const address of addresses) {
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto(`${host.origin}${address}`)
    await laidOut(page)
    await spaceText(page)
    for (const width of spacedWidths) {
      await page.setViewportSize({ width, height: 900 })
      const found = [...(await lostWords(page)), await overflow(page)].filter((one) => one !== '')
      lost.push(...found.map((one) => `${address} at ${width} px: ${one}`))
    }
  }
  expect(lost).toEqual([])
})

for (const { name, address, complaint, widestScreen = Number.POSITIVE_INFINITY, reach } of states)
  test(`${name} has one h1, loses no word to spaced text, and keeps its columns`, async ({ page, allow }) => {
    if (complaint) allow(complaint)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto(`${host.origin}${address}`)
    await reach(page, host.client)
    await laidOut(page)
    await expect(page.locator('h1').filter({ visible: true })).toHaveCount(name === 'menu-open' ? 0 : 1)
    const wrong: string[] = []
    for (const width of widths.filter((one) => one <= widestScreen)) {
      await page.setViewportSize({ width, height: 900 })
      wrong.push(...(await narrowColumns(page, 40)).map((one) => `narrow at ${width} px: ${one}`))
    }
    await spaceText(page)
    for (const width of spacedWidths.filter((one) => one <= widestScreen)) {
      await page.setViewportSize({ width, height: 900 })
      const found = [...(await lostWords(page)), await overflow(page)].filter((one) => one !== '')
      wrong.push(...found.map((one) => `at ${width} px: ${one}`))
    }
    expect(wrong).toEqual([])
  })

test('running text stands in columns of at least 40 characters, from 600 to 1600 px, and in one on a phone', async ({
  page,
  allow,
}) => {
  allow(/status of 404/)
  const narrow: string[] = []
  for (const address of allAddresses) {
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto(`${host.origin}${address}`)
    // The largest running text has 26 characters on the whole width.
    narrow.push(...(await narrowColumns(page, 25)).map((one) => `${address} at 320 px: ${one}`))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      narrow.push(...(await narrowColumns(page, 40)).map((one) => `${address} at ${width} px: ${one}`))
    }
  }
  expect(narrow).toEqual([])
})

test('links in lists of tables stand 24 px apart on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto(`${host.origin}/data`)
  const gaps = await page.locator('#figures td').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const middles = [...cell.querySelectorAll('a')].flatMap((link) =>
        [...link.getClientRects()].map(({ top, bottom }) => Math.round((top + bottom) / 2)),
      )
      const lines = [...new Set(middles)].sort((one, other) => one - other)
      return lines.slice(1).map((line, index) => line - (lines[index] ?? 0))
    }),
  )
  expect(gaps.length).toBeGreaterThan(0)
  expect(gaps.filter((gap) => gap < 24)).toEqual([])
})
