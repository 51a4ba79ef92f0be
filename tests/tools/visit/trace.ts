import type { Browser } from 'playwright/test'
import { type Plan, visit } from './visit.ts'

/** What the browser notes: parsing, styles, layout, paint, fonts, frames and requests, with their causes. */
const categories = [
  '-*',
  'blink',
  'blink.user_timing',
  'cc',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
  'disabled-by-default-blink.debug.layout',
  'fonts',
  'loading',
  'toplevel',
]

/** Visits a page once and writes the browser's trace of it, for chrome://tracing, DevTools or Perfetto. */
export async function traceVisit(browser: Browser, plan: Plan, serverPort: number, path: string): Promise<void> {
  await browser.startTracing(undefined, { path, categories })
  const { firstPaint, largestPaint } = await visit(browser, plan, serverPort)
  await browser.stopTracing()
  const paints = `first contentful paint ${Math.round(firstPaint)} ms, largest ${Math.round(largestPaint)} ms`
  process.stdout.write(`${plan.page.address}, ${plan.variant}: ${paints}; the trace is in ${path}\n`)
}
