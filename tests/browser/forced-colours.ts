import type { Locator, Page } from 'playwright/test'

/**
 * The addresses of figures that cannot be seen: images with hardly any contrast within them. Call it under forced
 * colours.
 */
export async function unseenFigures(page: Page): Promise<string[]> {
  const unseen: string[] = []
  for (const image of await page.locator('img:visible').all()) {
    await image.evaluate((element: HTMLImageElement) => {
      element.loading = 'eager'
      return element.decode()
    })
    if ((await contrastWithin(page, image)) < 3) unseen.push((await image.getAttribute('src')) ?? '')
  }
  return unseen
}

/** The contrast ratio (WCAG 2.2) between the lightest and the darkest hundredth of an element's pixels. */
export async function contrastWithin(page: Page, element: Locator): Promise<number> {
  const picture = await element.screenshot()
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const paint = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!paint) throw new Error('no canvas')
    paint.drawImage(bitmap, 0, 0)
    const { data } = paint.getImageData(0, 0, bitmap.width, bitmap.height)
    const linear = (value: number) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    }
    const luminances = new Float64Array(data.length / 4).map(
      (_, index) =>
        0.2126 * linear(data[4 * index] ?? 0) +
        0.7152 * linear(data[4 * index + 1] ?? 0) +
        0.0722 * linear(data[4 * index + 2] ?? 0),
    )
    luminances.sort()
    const at = (share: number) => luminances[Math.round(share * (luminances.length - 1))] ?? 0
    return (at(0.995) + 0.05) / (at(0.005) + 0.05)
  }, picture.toString('base64'))
}

/**
 * Words that the plate of other words covers, each as 'words over words'. In forced colours a browser paints a plate behind each
 * line, higher than a line of large type.
 */
export function coveredWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const runs: { words: string; block: Element; box: DOMRect; half: number; layer: number; hasPlate: boolean }[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true }) || node.textContent?.trim() === '') continue
      if (parent.closest('svg, script, style, noscript, a[href="#main"]')) continue
      // Words for screen readers have a box of one pixel.
      if (parent.getBoundingClientRect().width <= 1) continue
      let block = parent
      while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement
      let layer = 0
      for (let box: Element | null = parent; box; box = box.parentElement)
        layer = Math.max(layer, Number.parseInt(getComputedStyle(box).zIndex, 10) || 0)
      const { fontSize, forcedColorAdjust } = getComputedStyle(parent)
      range.selectNodeContents(node)
      for (const box of range.getClientRects())
        if (box.width > 1)
          runs.push({
            words: node.textContent?.trim().slice(0, 30) ?? '',
            block,
            box,
            half: Number.parseFloat(fontSize) / 3,
            layer,
            hasPlate: forcedColorAdjust === 'auto',
          })
    }
    return runs.flatMap((over, index) =>
      runs
        .filter((under, before) => {
          if (!over.hasPlate || over.block === under.block) return false
          if (over.layer < under.layer || (over.layer === under.layer && index < before)) return false
          const middle = (under.box.top + under.box.bottom) / 2
          const height = Math.min(over.box.bottom, middle + under.half) - Math.max(over.box.top, middle - under.half)
          return height > 4 && over.box.left < under.box.right - 2 && under.box.left < over.box.right - 2
        })
        .map((under) => `${over.words} over ${under.words}`),
    )
  })
}
