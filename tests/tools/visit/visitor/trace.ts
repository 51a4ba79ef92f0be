import type { Browser } from 'playwright/test'
import type { Visit } from './visit.ts'

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

/** Writes the browser's trace of a visit, for DevTools, Perfetto or chrome://tracing. */
export async function traceVisit(browser: Browser, go: () => Promise<Visit>, path: string): Promise<void> {
  await browser.startTracing(undefined, { path, categories })
  const { page, variant, firstPaint, largestPaint } = await go()
  await browser.stopTracing()
  const paints = `first contentful paint ${Math.round(firstPaint)} ms, largest ${Math.round(largestPaint)} ms`
  process.stdout.write(`${page.address}, ${variant}: ${paints}; the trace is in ${path}\n`)
}
