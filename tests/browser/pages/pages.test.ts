import { builtAddresses } from '#tests/browser/addresses.ts'
import { expect, host, test } from '#tests/browser/test.ts'

/** Widths in CSS pixels: of a page opened on a phone, and of one opened on a desk, each then made wider. */
const widths = [
  [320, 375, 768],
  [1280, 1920],
] as const

for (const address of builtAddresses) {
  test(`${address} opens with nothing in the console, no request elsewhere and no sideways scrolling`, async ({
    page,
  }) => {
    for (const opened of widths) {
      await page.setViewportSize({ width: opened[0], height: 900 })
      const response = await page.goto(`${host.origin}${address}`)
      expect(response?.status()).toBe(200)
      for (const width of opened) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${address} at ${width} px`).toBeLessThanOrEqual(0)
      }
    }
  })
}

test('unknown paths answer 404 with the nearest page', async ({ page, allow }) => {
  allow(/status of 404/)
  for (const [path, title] of [
    ['/services/x', 'Service Not Found'],
    ['/services/constructor', 'Service Not Found'],
    ['/sectors/x', 'Sector not found'],
    ['/sectors/GOVERNMENT', 'Sector not found'],
    ['/x/y', 'Oops! Page Not Found'],
    ['/%E0%A4%A', 'Oops! Page Not Found'],
  ] as const) {
    const response = await page.goto(`${host.origin}${path}`)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  }
})

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
      const nested = document.querySelector('.service-plate.night h3')
      if (!nested) throw new Error('no nested night ground')
      return {
        body: of('body'),
        night: of('.footer.night'),
        nested: of('.service-plate.night'),
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
