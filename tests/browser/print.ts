/* Reads what a page prints, and what it leaves off paper. */

import type { Page } from 'playwright/test'

/** Links that look like buttons: those below a title or at the end of a section. */
const buttons = 'main :is(h1, h2, p) ~ div > a:not(:has(h3)), #sent a'
/** Elements that are links to other pages or work only on a screen. Bold numbers are printed, also in a nav. */
export const leadsOn = `nav:not(:has(b)), header nav ~ :is(button, a:not([href*="?"])), a[href="#main"], ${buttons}, [type="submit"], canvas`

/** The words of the main part that are shown on the screen and hidden in print. */
export async function wordsLostOnPaper(page: Page): Promise<string[]> {
  const onScreen = await shownWords(page)
  await page.emulateMedia({ media: 'print' })
  const onPaper = new Set(await shownWords(page))
  return onScreen.filter((words) => !onPaper.has(words))
}

/** The words of all elements with text of their own, without links to other pages. */
function shownWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, th, td, caption, figcaption)')]
      .filter((element) => !element.closest('nav, form, [popover]'))
      .filter(
        (element) =>
          element.checkVisibility({ contentVisibilityAuto: true }) && element.querySelector('a, button') === null,
      )
      .map((element) => element.textContent?.trim() ?? '')
      .filter((words) => words !== ''),
  )
}
