import { test as base, type CDPSession, expect, type Page } from 'playwright/test'
import { addressesIn, heaviestByKind } from '#tests/browser/addresses.ts'
import { laidOut } from '#tests/browser/motion.ts'
import { differingPixels } from '#tests/browser/pictures.ts'
import type { Styling } from '#tests/browser/styled-pages.ts'
import { openStyledServer, withOwnStyles } from '#tests/browser/styled-server.ts'
import { showAll } from '#tests/browser/weight.ts'

/** A tab that shows pages in one styling, without scripts. */
interface Tab {
  page: Page
  session: CDPSession
  origin: string
}

/** The same page with inlined and with linked styles, as on a screen and in forced colours. */
interface Tabs {
  screen: readonly [inlined: Tab, linked: Tab]
  forced: readonly [inlined: Tab, linked: Tab]
}

// The tabs and their caches last as long as a worker: to open them takes longer than to load a page.
const test = base.extend<object, { tabs: Tabs }>({
  tabs: [
    async ({ browser }, use) => {
      const servers = { inlined: await openStyledServer('inlined'), linked: await openStyledServer('linked') }
      const open = async (styling: Styling, forcedColors: 'active' | 'none'): Promise<Tab> => {
        const context = await browser.newContext({ reducedMotion: 'reduce', forcedColors })
        const page = await context.newPage()
        return { page, session: await context.newCDPSession(page), origin: servers[styling].origin }
      }
      await use({
        screen: [await open('inlined', 'none'), await open('linked', 'none')],
        // Forced colours are on from the start: Chromium does not always redraw a page when they are switched on.
        forced: [await open('inlined', 'active'), await open('linked', 'active')],
      })
      for (const { close } of Object.values(servers)) close()
    },
    { scope: 'worker' },
  ],
})

const notFound = ['/404', '/services/404', '/sectors/404']
const ofItsKind = new Set([...heaviestByKind, '/welcome', '/404'])
// Equal styles have equal rules for equal markup: the English pictures stand for all other French pages.
const addresses = [...addressesIn('en-CA'), '/welcome', ...notFound, ...withOwnStyles()]

for (const address of addresses) {
  test(`${address} looks the same with its own rules as with the whole stylesheet`, async ({ tabs }) => {
    await compare(
      tabs.screen,
      address,
      ofItsKind.has(address) ? ['light', 'dark', 'print', 'contrast'] : ['light', 'dark'],
    )
    if (ofItsKind.has(address)) await compare(tabs.forced, address, ['forced'])
  })
}

async function compare([one, other]: Tabs['screen'], address: string, media: readonly Medium[]): Promise<void> {
  await Promise.all([show(one, address), show(other, address)])
  for (const width of [375, 1440])
    for (const medium of media) {
      const [inlined, linked] = await Promise.all([picture(one, width, medium), picture(other, width, medium)])
      expect(differingPixels(inlined, linked), `${address} ${medium} at ${width} px`).toBe(0)
    }
}

async function show({ page, origin }: Tab, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' })
  await page.goto(`${origin}${address}`)
  await page.evaluate(showAll)
  // Stars fall in random places.
  await page.evaluate(() => document.querySelector('canvas')?.remove())
  // Text below the first screen asks for its fonts when it is laid out.
  await laidOut(page)
}

/** The whole page, as a PNG that is quick to write: it is compared, and not kept. */
async function picture({ page, session }: Tab, width: number, medium: Medium): Promise<Buffer> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia(emulated[medium])
  await page.evaluate(async (isForced) => {
    // Whether a file of SVG follows forced colours differs in Chromium from one load to the next. Its rules are its own.
    if (isForced) {
      for (const image of document.images) image.style.visibility = 'hidden'
      for (const element of document.querySelectorAll<HTMLElement>('body *'))
        if (getComputedStyle(element).backgroundImage.includes('.svg')) element.style.backgroundImage = 'none'
    }
    for (const animation of document.getAnimations()) animation.finish()
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, medium === 'forced')
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: cssContentSize.width, height: cssContentSize.height, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

const emulated = {
  light: { colorScheme: 'light', media: 'screen', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', media: 'screen', contrast: 'no-preference' },
  print: { colorScheme: 'light', media: 'print', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', media: 'screen', contrast: 'more' },
  forced: { colorScheme: 'dark', media: 'screen', contrast: 'no-preference' },
} as const
type Medium = keyof typeof emulated
