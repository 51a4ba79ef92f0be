import type { Page } from 'playwright/test'

/** Records the layout shifts of every later page of this tab. Call it before the page opens. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push(describe(entry))
    }).observe({ type: 'layout-shift', buffered: true })

    /** TypeScript has no type for the interface of WICG Layout Instability. */
    function describe(entry: PerformanceEntry): string {
      const { value, sources } = entry.toJSON()
      const moved = sources.map(({ node }: { node: Node | null }) => node?.nodeName.toLowerCase() ?? 'gone')
      return `${value} (${moved.join(', ')})`
    }
  })
}

declare global {
  interface Window {
    /** Each shift: its share of the screen, and the elements that moved. */
    shifts: string[]
  }
}

/** Scrolls to the end of the page, one screen at a time. Returns the shifts so far. */
export async function shifts(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  return page.evaluate(async () => {
    await document.fonts.ready
    // All images have come into sight, but those in rows that scroll sideways.
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode()))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return window.shifts
  })
}
