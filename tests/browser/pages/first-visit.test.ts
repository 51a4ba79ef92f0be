/* What a first visitor sees before scrolling. */

import type { Page } from 'playwright/test'
import { addressesByKind } from '#tests/browser/addresses.ts'
import { expect, host, test } from '#tests/browser/fixtures.ts'

const screens = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
]

for (const address of addressesByKind) {
  // French pages preload what their English pairs do.
  const details = { tag: address.startsWith('/fr') ? '@ci' : [] }

  test(`only images below the first view of ${address} load late`, details, async ({ page, allow }) => {
    allow(/status of 404/)
    const seen = new Set<string>()
    for (const screen of screens) {
      await page.setViewportSize(screen)
      await page.goto(`${host.origin}${address}`)
      const { hasHeading, images } = await firstView(page)
      expect(hasHeading).toBe(true)
      for (const image of images) seen.add(image)
    }
    const eager = await page
      .locator('img:not([loading="lazy"])')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
    expect(eager.sort()).toEqual([...seen].sort())
  })
}

test('home has a full-screen hero', async ({ page }) => {
  await page.goto(host.origin)
  for (const [width, height] of [
    [375, 812],
    [1280, 720],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height })
    const bottom = await page
      .locator('main > section')
      .first()
      .evaluate((hero) => hero.getBoundingClientRect().bottom)
    expect(bottom, `${width} by ${height} px`).toBeGreaterThanOrEqual(height)
  }
})

test('the map of situational awareness has its geofence in the first screen of a wide page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${host.origin}/services/awareness`)
  await expect(page.locator('main figure').first().getByText('Geofence', { exact: true })).toBeInViewport()
})

test('a section of the privacy policy has its question in type twice as large as its heading', async ({ page }) => {
  await page.goto(`${host.origin}/privacy`)
  const sizesOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)))
  const headings = await sizesOf('main header h2')
  const questions = await sizesOf('main header h2 + p')
  expect(questions).toHaveLength(headings.length)
  expect(Math.min(...questions)).toBeGreaterThan(2 * Math.max(...headings))
})

/** Whether the first view has words in the face that every page preloads, and the images in it. */
function firstView(page: Page): Promise<{ hasHeading: boolean; images: string[] }> {
  return page.evaluate(() => {
    const inSight = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return element.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    }
    return {
      hasHeading: [...document.querySelectorAll('h1, h2')].some(
        (element) => inSight(element) && Number(getComputedStyle(element).fontWeight) >= 800,
      ),
      // Decorative images can load late anywhere.
      images: [...document.images]
        .filter((image) => image.alt !== '' && inSight(image))
        .map((image) => image.getAttribute('src') ?? ''),
    }
  })
}
