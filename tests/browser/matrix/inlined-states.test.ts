import type { Browser, Page } from 'playwright/test'
import { builtAddresses, heaviestByKind } from '#tests/browser/addresses.ts'
import { laidOut } from '#tests/browser/motion.ts'
import { differingPixels } from '#tests/browser/pictures.ts'
import { states } from '#tests/browser/states.ts'
import { type Styling, serveStyled } from '#tests/browser/styled-pages.ts'
import { expect, host, test } from '#tests/browser/test.ts'
import { showAll } from '#tests/browser/weight.ts'

const notFound = ['/404', '/services/404', '/sectors/404']
const ofItsKind = new Set([...heaviestByKind, '/welcome', '/404'])
const screens = ['light', 'dark'] as const

for (const address of [...builtAddresses, '/welcome', ...notFound]) {
  test(`${address} looks the same with its own rules as with the whole stylesheet`, async ({ browser }) => {
    for (const width of [375, 1440]) {
      const inlined = await pagePictures(browser, address, 'inlined', width)
      const linked = await pagePictures(browser, address, 'linked', width)
      for (const [medium, picture] of inlined)
        expect(differingPixels(picture, linked.get(medium)), `${address} ${medium} at ${width} px`).toBe(0)
    }
  })
}

// The dashboard without the part that tells the time.
for (const state of states.filter(({ name }) => name !== 'dashboard')) {
  test(`the state ${state.name} looks the same with its own rules as with the whole stylesheet`, async ({
    browser,
  }) => {
    const shoot = async (styling: Styling) => {
      const page = await open(browser, styling, 375, 'light')
      await page.goto(`${host.origin}${state.address}`)
      await state.reach(page, host.client)
      return pictures(page, screens)
    }
    const [inlined, linked] = [await shoot('inlined'), await shoot('linked')]
    for (const [medium, picture] of inlined)
      expect(differingPixels(picture, linked.get(medium)), `${state.name} ${medium}`).toBe(0)
  })
}

/** A page without scripts, in every medium of the comparison. */
async function pagePictures(browser: Browser, address: string, styling: Styling, width: number) {
  const shoot = async (media: readonly [Medium, ...Medium[]]) => {
    const page = await open(browser, styling, width, media[0])
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto(`${host.origin}${address}`)
    return pictures(page, media)
  }
  if (!ofItsKind.has(address)) return shoot(screens)
  // Forced colours are on from the start: Chromium does not always redraw a page when they are switched on.
  return new Map([...(await shoot([...screens, 'print'])), ...(await shoot(['forced']))])
}

async function open(browser: Browser, styling: Styling, width: number, medium: Medium): Promise<Page> {
  const { colorScheme, forcedColors } = emulated[medium]
  const viewport = { width, height: 900 }
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', colorScheme, forcedColors })
  const page = await context.newPage()
  await serveStyled(page, styling)
  return page
}

/** Takes the pictures and closes the tab. */
async function pictures(page: Page, media: readonly Medium[]): Promise<Map<Medium, Buffer>> {
  await page.evaluate(showAll)
  // Stars fall in random places, and an account tells the minute of its last sign-in.
  await page.evaluate(() => {
    document.querySelector('canvas')?.remove()
    for (const moment of document.querySelectorAll('main time')) moment.textContent = 'November 22, 2026 at 12:00'
  })
  // Text below the first screen asks for its fonts when it is laid out.
  await laidOut(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const taken = new Map<Medium, Buffer>()
  for (const medium of media) {
    await page.emulateMedia(emulated[medium])
    // Whether a file of SVG follows forced colours differs in Chromium from one load to the next. Its rules are its own.
    const style = medium === 'forced' ? 'img { visibility: hidden }' : ''
    taken.set(medium, await page.screenshot({ fullPage: true, animations: 'disabled', style }))
  }
  await page.context().close()
  return taken
}

const emulated = {
  light: { colorScheme: 'light', media: 'screen', forcedColors: 'none' },
  dark: { colorScheme: 'dark', media: 'screen', forcedColors: 'none' },
  print: { colorScheme: 'light', media: 'print', forcedColors: 'none' },
  forced: { colorScheme: 'dark', media: 'screen', forcedColors: 'active' },
} as const
type Medium = keyof typeof emulated
