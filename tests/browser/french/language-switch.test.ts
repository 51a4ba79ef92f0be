/* The links between the English and the French page. */

import { addressesIn } from '#tests/browser/addresses.ts'
import { expect, host, test } from '#tests/browser/fixtures.ts'
import { english } from '#tests/browser/words/english.ts'
import { french } from '#tests/browser/words/french.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  // Chromium starts the preloads of scripts and aborts them.
  test.beforeEach(({ allow }) => allow(/^failed: .*\/assets\/chunks\//))

  test('the switch leads to the same page in the other language, and back', async ({ page, context }) => {
    for (const name of ['home', 'contact', 'signIn'] as const) {
      await page.goto(`${host.origin}${english.paths[name]}`)
      await page.locator('header a[hreflang="fr-CA"]:visible').click()
      await expect(page).toHaveURL(`${host.origin}${french.paths[name]}`.replace(/\/$/, ''))
      await page.locator('header a[hreflang="en-CA"]:visible').click()
      await expect(page).toHaveURL(`${host.origin}${english.paths[name]}`)
    }
    expect(await context.cookies()).toEqual([])
  })
})

test('the switch keeps the place in the page, of sections and of an article', async ({ page }) => {
  const [article] = addressesIn('fr-CA').filter((address) => address.startsWith('/fr/blogue/'))
  for (const address of ['/fr/services', article]) {
    await page.goto(`${host.origin}${address}`)
    const ids = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id))
    const [id] = ids.slice(2)
    await page.goto(`${host.origin}${address}#${id}`)
    await page.locator('header a[hreflang="en-CA"]:visible').click()
    await page.waitForURL((url) => !url.pathname.startsWith('/fr') && url.hash === `#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
    expect(await page.locator('main section[id]').evaluateAll((sections) => sections.map((one) => one.id))).toEqual(ids)
  }
})

test('on a phone the switch is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`${host.origin}${english.paths.about}`)
  await page.getByRole('button', { name: english.layout.menu.open }).click()
  await page.locator('#menu a[hreflang="fr-CA"]:visible').click()
  await expect(page).toHaveURL(`${host.origin}${french.paths.about}`)
  await page.getByRole('button', { name: french.layout.menu.open }).click()
  await expect(page.locator('#menu a[hreflang="en-CA"]:visible')).toBeVisible()
})
