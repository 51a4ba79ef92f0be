import type { Browser, CDPSession, Page } from 'playwright/test'
import { shownFace } from '#tests/browser/shown-face.ts'
import { type Line, openLine } from './slow-line.ts'

/** What a first visit measured. Times are in milliseconds since the navigation began. */
export interface Visit {
  firstPaint: number
  largestPaint: number
  /** Sum of all layout shifts. */
  layoutShift: number
  /** Whether the heading and the first paragraph were drawn in a web font when the page had loaded. */
  heading: boolean
  text: boolean
}

/** A phone: its screen in CSS pixels, and a processor four times slower than this machine's. */
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, ignoreHTTPSErrors: true }
const slowdown = 4

/** Visits an address with an empty cache and a new connection over the line, until the page has loaded and is quiet. */
export async function firstVisit(browser: Browser, line: Line, serverPort: number, address: string): Promise<Visit> {
  const link = await openLine(line, serverPort)
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(`https://127.0.0.1:${link.port}${address}`, { waitUntil: 'load' })
    await page.waitForTimeout(line.roundTrip + 200)
    return { ...(await readTimes(page)), ...(await readFaces(session)) }
  } finally {
    await context.close()
    await link.close()
  }
}

async function readFaces(session: CDPSession): Promise<Pick<Visit, 'heading' | 'text'>> {
  const [heading, text] = [await shownFace(session, 'h1'), await shownFace(session, 'main p')]
  return { heading: heading?.isWebFont ?? false, text: text?.isWebFont ?? false }
}

function readTimes(page: Page): Promise<Omit<Visit, 'heading' | 'text'>> {
  return page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntry[]>((resolve) => {
      const seen: PerformanceEntry[] = []
      const observer = new PerformanceObserver((list) => {
        seen.push(...list.getEntries())
        if (seen.some(({ entryType }) => entryType === 'largest-contentful-paint')) resolve(seen)
      })
      for (const type of ['layout-shift', 'largest-contentful-paint']) observer.observe({ type, buffered: true })
    })
    const of = (type: string) => entries.filter(({ entryType }) => entryType === type)
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestPaint: of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      layoutShift: of('layout-shift').reduce((sum, entry) => sum + entry.toJSON().value, 0),
    }
  })
}
