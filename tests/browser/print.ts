import type { Page } from 'playwright/test'

/** What only leads on or only works on a screen. A tally is a nav whose numbers say something by themselves. */
export const leadsOn = 'nav:not(.tally), .menu-button, .portal, .skip, .button, canvas'

/** Words of the main part that paper would lose: hidden in print, though they are there on the screen. */
export async function wordsLostOnPaper(page: Page): Promise<string[]> {
  const onScreen = await shownWords(page)
  await page.emulateMedia({ media: 'print' })
  const onPaper = new Set(await shownWords(page))
  return onScreen.filter((words) => !onPaper.has(words))
}

/** The words of the elements that hold text themselves, but for links that lead on. */
function shownWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, th, td, caption, figcaption)')]
      .filter((element) => !element.closest('nav, .actions, .back, .read-on, form, [popover]'))
      .filter((element) => element.checkVisibility() && element.querySelector('a, button') === null)
      .map((element) => element.textContent?.trim() ?? '')
      .filter((words) => words !== ''),
  )
}
