import type { CDPSession, Page } from 'playwright/test'

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
  /** 0 before the page is loaded. */
  loadEnd: number
  /** Sum of all layout shifts without recent input (WICG Layout Instability). */
  layoutShift: number
  /** The elements that shifted, as selectors: `p.lead`. */
  shifted: readonly string[]
}

/** Longest time that a page may take to its first paint, in milliseconds. It only ends hanging visits. */
const patience = 60_000

/**
 * Resolves when the page has painted words or an image. The browser tells; a script in the page would be work before the
 * very paint that is measured. Call it before the page opens.
 */
export async function nextPaint(session: CDPSession): Promise<{ painted: Promise<void> }> {
  await session.send('Page.enable')
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const limit = setTimeout(() => reject(new Error(`Nothing was painted in ${patience / 1000} s.`)), patience)
  session.on('Page.lifecycleEvent', ({ name }) => {
    if (name !== 'firstContentfulPaint') return
    clearTimeout(limit)
    resolve()
  })
  promise.catch(() => undefined)
  return { painted: promise }
}

/** Reads the times of a painted page. Before it is quiet, largest paint and shifts are those so far. */
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
    const shifts = of('layout-shift')
      .map((entry) => entry.toJSON())
      .filter(({ hadRecentInput }) => !hadRecentInput)
    return {
      origin: performance.timeOrigin,
      connected: navigation.connectEnd,
      responseStart: navigation.responseStart,
      firstPaint: contentful?.startTime ?? Number.NaN,
      largestPaint: of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      loadEnd: navigation.loadEventEnd,
      layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
      shifted: shifts.flatMap(({ sources }) =>
        sources.map(({ node }: { node: Node | null }) =>
          node instanceof Element ? [node.localName, ...node.classList].join('.') : (node?.nodeName ?? 'gone'),
        ),
      ),
    }
  })
}
