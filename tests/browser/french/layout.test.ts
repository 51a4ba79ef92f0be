/* Places in which longer French words could break the layout. */

import { expect, host, test } from '#tests/browser/fixtures.ts'

/** Widths from the narrowest page with a whole header to a desk, in CSS pixels. */
const widths = [965, 1024, 1085, 1200, 1440]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the navigation keeps to one line', async ({ page }) => {
  await page.goto(`${host.origin}/fr`)
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
  expect(await links.count()).toBeGreaterThan(4)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()))
    expect(new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 10))).size, `${width} px`).toBe(1)
  }
})

test('the table of sectors and services is no wider than the page', async ({ page }) => {
  await page.goto(`${host.origin}/fr/secteurs`)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const excess = await page
      .getByRole('table')
      .evaluate(({ parentElement: frame }) => (frame ? frame.scrollWidth - frame.clientWidth : Number.NaN))
    expect(excess, `${width} px`).toBe(0)
  }
})
