import { heaviestByKind } from '#tests/browser/addresses.ts'
import { expect, host, test } from '#tests/browser/fixtures.ts'
import { laidOut } from '#tests/browser/motion.ts'
import { shownFace } from '#tests/browser/shown-face.ts'

const bold = 'SchibstedGrotesk-ExtraBold'

for (const address of heaviestByKind)
  test(`a first visit to ${address} ends in the brand’s faces`, async ({ page }) => {
    await page.goto(`${host.origin}${address}`)
    await laidOut(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const session = await page.context().newCDPSession(page)
    expect((await shownFace(session, 'h1'))?.names).toContain(bold)
    const words = await shownFace(session, 'footer p:has(#year)')
    expect(words?.isWebFont).toBe(true)
    expect(words?.names).not.toContain(bold)
  })
