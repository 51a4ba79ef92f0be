/* Colours that depend on the background and on the visitor's colour scheme. */

import type { Locator, Page } from 'playwright/test'
import { expect, host, test } from '#tests/browser/fixtures.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a night ground is dark, with light ink, on a ${colorScheme} page`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(host.origin)
    const colours = await page.evaluate(() => {
      const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      if (!paint) throw new Error('no canvas')
      const luminance = (colour: string) => {
        paint.clearRect(0, 0, 1, 1)
        paint.fillStyle = colour
        paint.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data
        return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
      }
      const of = (selector: string) => {
        const element = document.querySelector(selector)
        if (!element) throw new Error(`${selector} is not on the page`)
        const style = getComputedStyle(element)
        return { ground: luminance(style.backgroundColor), ink: luminance(style.color) }
      }
      // A token resolves where it is used: a night section has the token's night value.
      const nested = document.querySelector('#services article:last-child h3')
      if (!nested) throw new Error('no nested night ground')
      return {
        body: of('body'),
        night: of('body > footer'),
        nested: of('#services article:last-child'),
        nestedInk: luminance(getComputedStyle(nested).color),
      }
    })
    expect(colours.night.ground).toBeLessThan(0.12)
    expect(colours.night.ink).toBeGreaterThan(0.8)
    expect(colours.nested.ground).toBeLessThan(0.12)
    expect(colours.nestedInk).toBeGreaterThan(0.8)
    if (colorScheme === 'light') expect(colours.body.ground).toBeGreaterThan(0.8)
    else expect(colours.body.ground).toBeLessThan(0.15)
  })
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`the top stone of the logo is amber on a ${colorScheme} page, and can be told from an amber ground`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    const stones = page.locator('#logo path')
    for (const address of ['/', '/about']) {
      await page.goto(`${host.origin}${address}`)
      // The skip link, which shows with the focus, is on amber.
      const skip = page.getByRole('link', { name: 'Skip to content' })
      await skip.focus()
      const amber = await colourIn(page, skip, 0.02)
      await skip.blur()
      expect(await colourIn(page, stones.last()), address).toEqual(amber)
      expect(await colourIn(page, stones.first()), address).not.toEqual(amber)
    }
    await page.goto(`${host.origin}/contact`)
    const top = await colourIn(page, stones.last())
    expect(top).not.toEqual(await colourIn(page, stones.first()))
    expect(top).not.toEqual(await colourIn(page, page.locator('header > div').first(), 0.01))
  })

/** The red, green and blue that an element is painted in, at a share of its width and height. */
async function colourIn(page: Page, element: Locator, share = 0.5): Promise<number[]> {
  const picture = await element.screenshot()
  return page.evaluate(
    async ({ base64, at }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const paint = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      if (!paint) throw new Error('no canvas')
      paint.drawImage(bitmap, 0, 0)
      return [...paint.getImageData(bitmap.width * at, bitmap.height * at, 1, 1).data]
    },
    { base64: picture.toString('base64'), at: share },
  )
}

test('on a phone only a table of many columns scrolls sideways, and the time of its rows stays', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  for (const address of [
    '/real-time-awareness',
    '/data/report',
    '/data/sites',
    '/fr/veille-en-temps-reel',
    '/fr/donnees/rapport',
    '/fr/donnees/emplacements',
  ]) {
    await page.goto(`${host.origin}${address}`)
    expect(await scrollingTables(page), address).toEqual([])
  }
  for (const address of ['/data/counts', '/fr/donnees/comptages']) {
    await page.goto(`${host.origin}${address}`)
    expect(await scrollingTables(page), address).toEqual(['district'])
    const frame = page.locator('#district .scroll-frame').last()
    const time = frame.locator('tbody th').first()
    const before = await time.boundingBox()
    await frame.evaluate((element) => element.scrollTo({ left: 100 }))
    expect((await time.boundingBox())?.x, address).toBe(before?.x)
  }
})

/** The sections whose table is wider than its frame. */
const scrollingTables = (page: Page): Promise<string[]> =>
  page
    .locator('.scroll-frame:has(table)')
    .evaluateAll((frames) =>
      frames
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((frame) => frame.closest('[id]')?.id ?? ''),
    )
