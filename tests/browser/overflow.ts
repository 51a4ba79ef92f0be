import type { Page } from 'playwright/test'

/** How far a page can be moved sideways, in CSS pixels, and what reaches out furthest. Empty when it cannot. */
export function overflow(page: Page): Promise<string> {
  return page.evaluate(() => {
    const excess = document.documentElement.scrollWidth - window.innerWidth
    if (excess <= 0) return ''
    const right = (element: Element) => element.getBoundingClientRect().right
    const [furthest] = [...document.querySelectorAll('body *')].sort((one, other) => right(other) - right(one))
    return `${excess} px, by ${furthest?.outerHTML.slice(0, 120)}`
  })
}

/** Sets the size of the root's text, in per cent of the browser's own, as a visitor's setting would. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`html { font-size: ${size}% !important }`)
    document.adoptedStyleSheets.push(sheet)
  }, percent)
}
