import type { Page } from 'playwright/test'

/** When a form became live: hydrated by its script, which also sends what was submitted before. */
export interface Live {
  /** Where the waiting begins: at the navigation, or for a form that loads its script when touched, at the touch. */
  since: 'navigation' | 'touch'
  /** Milliseconds from there until the form was live. */
  milliseconds: number
  /** When the form was live, in milliseconds since the epoch. */
  time: number
  /** Requests of the page until then, the document included. */
  requests: number
}

const hydrated = '[data-island-status="hydrated"]'

/** Notes when a form of the page becomes live. Call it as soon as the page's document begins. */
export async function watchForm(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector(selector) === null) return
      performance.mark('form-live')
      observer.disconnect()
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-island-status'] })
  }, hydrated)
}

/** Waits until the form of a loaded page is live, and touches it when it waits for that. Undefined on a page without. */
export async function readLive(page: Page): Promise<Live | undefined> {
  if ((await page.locator('[data-island] form').count()) === 0) return undefined
  if ((await page.locator(hydrated).count()) > 0) return { since: 'navigation', ...(await liveSince(page, 0)) }
  const touched = await page.evaluate(() => {
    const field = document.querySelector<HTMLElement>('[data-island] form :is(input, textarea):not([type="hidden"])')
    const at = performance.now()
    field?.focus()
    return at
  })
  await page.locator(hydrated).waitFor()
  return { since: 'touch', ...(await liveSince(page, touched)) }
}

function liveSince(page: Page, start: number): Promise<Omit<Live, 'since'>> {
  return page.evaluate((from) => {
    const live = performance.getEntriesByName('form-live')[0]?.startTime ?? Number.NaN
    const resources = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= live)
    return { milliseconds: live - from, time: performance.timeOrigin + live, requests: 1 + resources.length }
  }, start)
}
