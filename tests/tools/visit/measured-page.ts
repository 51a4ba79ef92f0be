import type { Page } from 'playwright/test'

/** Times of a visit in milliseconds since its navigation began. */
export interface PageTimes {
  /** Beginning of the navigation, in milliseconds since the epoch. */
  origin: number
  /** Connection and TLS are set up. */
  connected: number
  /** The first byte of the document has arrived. */
  responseStart: number
  firstPaint: number
  largestPaint: number
  loadEnd: number
  /** Sum of all layout shifts without recent input (WICG Layout Instability). */
  layoutShift: number
}

/** Reads the times of a loaded page, once its largest contentful paint is known. */
export function readTimes(page: Page): Promise<PageTimes> {
  return page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntry[]>((resolve) => {
      const seen: PerformanceEntry[] = []
      const observer = new PerformanceObserver((list) => {
        seen.push(...list.getEntries())
        if (seen.some(({ entryType }) => entryType === 'largest-contentful-paint')) resolve(seen)
      })
      for (const type of ['layout-shift', 'largest-contentful-paint']) observer.observe({ type, buffered: true })
    })
    const [navigation] = performance.getEntriesByType('navigation').map((entry) => entry.toJSON())
    const [contentful] = performance.getEntriesByName('first-contentful-paint')
    const of = (type: string) => entries.filter(({ entryType }) => entryType === type)
    const shifts = of('layout-shift').map((entry) => entry.toJSON())
    return {
      origin: performance.timeOrigin,
      connected: navigation.connectEnd,
      responseStart: navigation.responseStart,
      firstPaint: contentful?.startTime ?? Number.NaN,
      largestPaint: of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      loadEnd: navigation.loadEventEnd,
      layoutShift: shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0),
    }
  })
}
