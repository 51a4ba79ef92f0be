/* The contrast of amber marks in the published figures (WCAG 2.2, 1.4.11). */

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, host, test } from '#tests/browser/fixtures.ts'

const figures = readdirSync(join('dist', 'client', 'figures')).filter((file) => file.endsWith('.svg'))

test('on light paper, amber marks of figures have a contrast or an outline of 3:1', async ({ page }) => {
  const faint: string[] = []
  for (const file of figures) {
    await page.goto(`${host.origin}/figures/${file}`)
    faint.push(...(await page.evaluate(faintMarks)).map((mark) => `${file}: ${mark}`))
  }
  expect(figures.length).toBeGreaterThan(10)
  expect(faint).toEqual([])
})

/**
 * Amber marks of a drawing whose contrast with its paper is below 3:1, and which have no outline of at least 3:1 that
 * shows by a unit or 1.5 px at each side: their own stroke, or a wider line with the same course before them.
 */
function faintMarks(): string[] {
  const root = getComputedStyle(document.documentElement)
  const paint = document.createElementNS('http://www.w3.org/1999/xhtml', 'canvas') as HTMLCanvasElement
  paint.width = paint.height = 1
  const pen = paint.getContext('2d', { willReadFrequently: true })
  const luminance = (colour: string): number => {
    if (!pen) throw new Error('no canvas')
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: string, other: string) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }
  const paper = root.getPropertyValue('--p')
  const stands = (colour: string) => contrast(colour, paper) >= 3
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  probe.style.fill = root.getPropertyValue('--a')
  document.documentElement.append(probe)
  /** The accent as browsers state a fill. */
  const amber = getComputedStyle(probe).fill
  probe.remove()
  if (stands(amber)) return []
  return [...document.querySelectorAll('path, circle, rect, ellipse, polygon')].flatMap((mark) => {
    const style = getComputedStyle(mark)
    const width = Number.parseFloat(style.strokeWidth)
    const name = `${mark.tagName}.${mark.getAttribute('class')}`
    if (style.fill === amber && !(style.stroke !== 'none' && stands(style.stroke) && width >= 1.5)) return [name]
    if (style.stroke !== amber) return []
    const course = mark.getAttribute('d')
    const isCased = [...document.querySelectorAll('path.o')].some((under) => {
      const casing = getComputedStyle(under)
      const isBefore = (under.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      const isSame = under.getAttribute('d') === course || under.getAttribute('class') === 'o'
      return isBefore && isSame && stands(casing.stroke) && Number.parseFloat(casing.strokeWidth) >= width + 1
    })
    return isCased ? [] : [name]
  })
}
