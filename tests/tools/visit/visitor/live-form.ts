import type { Page } from 'playwright/test'

/** When a form became live: its script has hydrated it. */
export interface Live {
  /** Where the waiting begins: at the navigation or, for a form that loads its script when touched, at the touch. */
  since: 'navigation' | 'touch'
  /** Milliseconds from there until the form was live. */
  milliseconds: number
  /** When the form was live, in milliseconds since the epoch. */
  time: number
  /** Requests of the page until then, the document included. */
  requests: number
}

const hydrated = '[data-island-status="hydrated"]'
const mark = 'form-live'

/**
 * Marks the time at which a form of the page becomes live. Call it before the page opens, and for every variant that is
 * compared, since it is work for the page.
 */
export async function watchForm(page: Page): Promise<void> {
  await page.addInitScript(
    ([selector = '', name = '']) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector(selector) === null) return
        performance.mark(name)
        observer.disconnect()
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-island-status'] })
    },
    [hydrated, mark],
  )
}

/** Reads when the form of a loaded and quiet page became live. Touches it first, if it waits for that. */
export async function readLive(page: Page): Promise<Live> {
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
  return page.evaluate(
    ({ from, name }) => {
      const live = performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
      const resources = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= live)
      return { milliseconds: live - from, time: performance.timeOrigin + live, requests: 1 + resources.length }
    },
    { from: start, name: mark },
  )
}
