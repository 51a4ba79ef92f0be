import { heaviestByKind } from '#tests/browser/addresses.ts'
import { laidOut } from '#tests/browser/motion.ts'
import { shownFace } from '#tests/browser/shown-face.ts'
import { expect, host, test } from '#tests/browser/test.ts'

const bold = 'SchibstedGrotesk-ExtraBold'

for (const address of heaviestByKind)
  test(`${address} shows headings in the brand’s face, and words in a face of their own weight`, async ({ page }) => {
    await page.goto(`${host.origin}${address}`)
    // The faces of text are shown from the second visit on (record 31).
    await page.reload()
    // Text below the first screen asks for its fonts when it is laid out.
    await laidOut(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const session = await page.context().newCDPSession(page)
    expect((await shownFace(session, 'h1'))?.names).toContain(bold)
    const words = await shownFace(session, 'footer p:has(#year)')
    expect(words?.names.length).toBeGreaterThan(0)
    expect(words?.names).not.toContain(bold)
  })
