import type { Page } from 'playwright/test'

/** Watches every later page of this tab for movement of its layout. To be called before the page opens. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push(describe(entry))
    }).observe({ type: 'layout-shift', buffered: true })

    /** The specification's interface (WICG Layout Instability) is not among TypeScript's types. */
    function describe(entry: PerformanceEntry): string {
      const { value, sources } = entry.toJSON()
      const moved = sources.map(({ node }: { node: Node | null }) => node?.nodeName.toLowerCase() ?? 'gone')
      return `${value} (${moved.join(', ')})`
    }
  })
}

declare global {
  interface Window {
    /** What moved, and by which share of the screen. */
    shifts: string[]
  }
}

/** What has moved so far, once the page has been scrolled to its end in steps of a screen. */
export async function shifts(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await frame()
    }
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.evaluate(() => window.shifts)
}
