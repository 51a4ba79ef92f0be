import type { Page } from 'playwright/test'

/** Elements that only lead on or only work on a screen. A tally is a nav, but its numbers are worth printing. */
export const leadsOn = 'nav:not(.tally), .menu-button, .portal, .skip, .button, canvas'

/** The words of the main part that are shown on the screen and hidden in print. */
export async function wordsLostOnPaper(page: Page): Promise<string[]> {
  const onScreen = await shownWords(page)
  await page.emulateMedia({ media: 'print' })
  const onPaper = new Set(await shownWords(page))
  return onScreen.filter((words) => !onPaper.has(words))
}

/** The words of all elements with text of their own, without links that only lead on. */
function shownWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, th, td, caption, figcaption)')]
      .filter((element) => !element.closest('nav, .actions, .back, .read-on, form, [popover]'))
      .filter(
        (element) =>
          element.checkVisibility({ contentVisibilityAuto: true }) && element.querySelector('a, button') === null,
      )
      .map((element) => element.textContent?.trim() ?? '')
      .filter((words) => words !== ''),
  )
}
