import type { Browser, Page } from 'playwright/test'
import { laidOut } from '#tests/browser/motion.ts'
import { differingPixels } from '#tests/browser/pictures.ts'
import { states } from '#tests/browser/states.ts'
import { type Styling, serveStyled } from '#tests/browser/styled-pages.ts'
import { expect, host, test } from '#tests/browser/test.ts'
import { showAll } from '#tests/browser/weight.ts'
import { windowedBrowser } from '#tests/chromium.ts'

// Text is measured as a window lays it out: the shell rounds the widths of glyphs in another way.
test.use(windowedBrowser())

const schemes = ['light', 'dark'] as const

// The dashboard without the part that tells the time.
for (const state of states.filter(({ name }) => name !== 'dashboard')) {
  test(`the state ${state.name} looks the same with its own rules as with the whole stylesheet`, async ({
    browser,
  }) => {
    const shoot = async (styling: Styling) => {
      const page = await open(browser, styling)
      await page.goto(`${host.origin}${state.address}`)
      await state.reach(page, host.client)
      return pictures(page)
    }
    const [inlined, linked] = [await shoot('inlined'), await shoot('linked')]
    for (const [index, scheme] of schemes.entries())
      expect(differingPixels(inlined[index] ?? Buffer.alloc(0), linked[index]), `${state.name} ${scheme}`).toBe(0)
  })
}

async function open(browser: Browser, styling: Styling): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 375, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await serveStyled(page, styling)
  return page
}

/** Takes a picture in each scheme and closes the tab. */
async function pictures(page: Page): Promise<Buffer[]> {
  // A message can move a button from under the pointer, and the browser notices that at no certain time.
  await page.mouse.move(0, 0)
  await page.evaluate(showAll)
  // Stars fall in random places, and an account tells the minute of its last sign-in.
  await page.evaluate(() => {
    document.querySelector('canvas')?.remove()
    for (const moment of document.querySelectorAll('main time')) moment.textContent = 'November 22, 2026 at 12:00'
  })
  // Text below the first screen asks for its fonts when it is laid out.
  await laidOut(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const taken: Buffer[] = []
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    taken.push(await page.screenshot({ fullPage: true, animations: 'disabled' }))
  }
  await page.context().close()
  return taken
}
