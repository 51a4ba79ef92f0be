import type { Page } from 'playwright/test'

/** How far a page scrolls sideways, in CSS pixels, and the element that reaches furthest. Empty when it does not. */
export function overflow(page: Page): Promise<string> {
  return page.evaluate(() => {
    const excess = document.documentElement.scrollWidth - window.innerWidth
    if (excess <= 0) return ''
    const right = (element: Element) => element.getBoundingClientRect().right
    const [furthest] = [...document.querySelectorAll('body *')].sort((one, other) => right(other) - right(one))
    return `${excess} px, by ${furthest?.outerHTML.slice(0, 120)}`
  })
}

/** Sets the text size of the root in per cent of the browser's default, as a visitor's setting does. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`html { font-size: ${size}% !important }`)
    document.adoptedStyleSheets.push(sheet)
  }, percent)
}
