import type { Page } from 'playwright/test'

/** Makes every use of the browser's storage throw on this tab's pages, as where a visitor blocks site data. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
}
