import type { Browser } from 'playwright/test'
import type { Line } from './line.ts'
import { bytesBefore, openLink } from './link.ts'
import { type Live, readLive, watchForm } from './live-form.ts'
import { type PageTimes, readTimes } from './measured-page.ts'
import { shownFace } from './shown-face.ts'
import type { Variant } from './variant.ts'

/** What is visited, and how. */
export interface Plan {
  address: string
  line: Line
  variant: Variant
}

export interface Visit extends Plan, Omit<PageTimes, 'origin'> {
  /** Bytes that had arrived when the first contentful paint happened: those of TLS and HTTP included. */
  bytesBeforePaint: number
  /** Whether the first heading and the first paragraph were drawn in a web font. Undefined without one. */
  brandHeading: boolean | undefined
  brandText: boolean | undefined
  /** Undefined on a page without a form, and in variants without its script. */
  live: (Live & { bytes: number }) | undefined
}

/** Width and height of a phone, in CSS pixels. */
const viewport = { width: 412, height: 823 }
/** How many times slower than this machine's a phone's processor is. */
const slowdown = 4

/**
 * Visits a page for the first time: an empty browser context, and a link of its own with a new port, so that neither
 * cache, connection nor TLS session of another visit helps.
 * @param serverPort port of the host that serves the variant
 */
export async function visit(browser: Browser, plan: Plan, serverPort: number): Promise<Visit> {
  const link = await openLink(plan.line, serverPort)
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true, ignoreHTTPSErrors: true })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(`https://127.0.0.1:${link.port}${plan.address}`, { waitUntil: 'commit' })
    if (plan.variant === 'site') await watchForm(page)
    await page.waitForLoadState('load')
    // Only what is served may shift late, or become live. The others are visited for their paints.
    if (plan.variant === 'site') await link.quiet()
    const { origin, ...times } = await readTimes(page)
    const live = plan.variant === 'site' ? await readLive(page) : undefined
    return {
      ...plan,
      ...times,
      bytesBeforePaint: bytesBefore(link.arrivals, origin + times.firstPaint),
      brandHeading: (await shownFace(session, 'h1'))?.isWebFont,
      brandText: (await shownFace(session, 'main p'))?.isWebFont,
      live: live && { ...live, bytes: bytesBefore(link.arrivals, live.time) },
    }
  } finally {
    await context.close()
    await link.close()
  }
}
