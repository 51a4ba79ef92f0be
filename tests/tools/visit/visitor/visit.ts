import type { Browser } from 'playwright/test'
import type { Variant } from '#tests/tools/visit/host/variant.ts'
import type { Line } from '#tests/tools/visit/link/line.ts'
import { bytesBefore, openLink } from '#tests/tools/visit/link/link.ts'
import type { VisitedPage } from '#tests/tools/visit/pages.ts'
import { type Live, readLive, watchForm } from './live-form.ts'
import { nextPaint, type PageTimes, readTimes } from './measured-page.ts'
import { shownFace } from './shown-face.ts'

/** What is visited, and how. */
export interface Plan {
  page: VisitedPage
  line: Line
  variant: Variant
  /** Whether to stay until nothing moves any more. Otherwise the visit ends with the first paint. */
  isWhole: boolean
}

export interface Visit extends Plan, Omit<PageTimes, 'origin'> {
  /** Number of connections that the browser opened. */
  connections: number
  /** Bytes that had arrived when the first contentful paint happened: those of TLS and HTTP included. */
  bytesBeforePaint: number
  /** Whether the first heading and the first paragraph were drawn in a web font. Undefined without one, and at a first paint. */
  brandHeading: boolean | undefined
  brandText: boolean | undefined
  /** Undefined on a page without a form, and in visits that end with the first paint. */
  live: (Live & { bytes: number }) | undefined
}

/** Width and height of a phone, in CSS pixels. */
const viewport = { width: 412, height: 823 }
/** How many times slower than this machine's a phone's processor is. */
const slowdown = 4

/**
 * Visits a page for the first time: an empty browser context, and a link of its own with a new port, so that neither
 * cache, connection nor TLS session of another visit helps. Up to the first paint all are treated alike.
 * @param serverPort port of the host that serves the variant
 */
export async function visit(browser: Browser, plan: Plan, serverPort: number): Promise<Visit> {
  const { page: visited, line, isWhole } = plan
  const link = await openLink(line, serverPort)
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true, ignoreHTTPSErrors: true })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (visited.hasLiveForm) await watchForm(page)
    const { painted } = await nextPaint(session)
    await page.goto(`https://127.0.0.1:${link.port}${visited.address}`, { waitUntil: 'commit' })
    await painted
    if (isWhole) {
      await page.waitForLoadState('load')
      await link.quiet()
    }
    const { origin, ...times } = await readTimes(page)
    // Chromium numbers the document's nodes anew when it has parsed it all, and forgets the numbers that it gave before.
    await page.waitForLoadState('domcontentloaded')
    const live = isWhole && visited.hasLiveForm ? await readLive(page) : undefined
    return {
      ...plan,
      ...times,
      connections: link.connections(),
      bytesBeforePaint: bytesBefore(link.arrivals, origin + times.firstPaint),
      brandHeading: isWhole ? (await shownFace(session, 'h1'))?.isWebFont : undefined,
      brandText: isWhole ? (await shownFace(session, 'main p'))?.isWebFont : undefined,
      live: live && { ...live, bytes: bytesBefore(link.arrivals, live.time) },
    }
  } finally {
    await context.close()
    await link.close()
  }
}
