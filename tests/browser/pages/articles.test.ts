/* Tables of articles on phones. */

import { addressesIn } from '#tests/browser/addresses.ts'
import { expect, host, test } from '#tests/browser/fixtures.ts'

const articles = [
  ...addressesIn('en-CA').filter((address) => address.startsWith('/blog/')),
  ...addressesIn('fr-CA').filter((address) => address.startsWith('/fr/blogue/')),
]

/** Frames that scroll sideways can have this much of the gap beside their last column outside. */
const gap = 4

for (const width of [320, 375])
  test(`at ${width} px each table of each article shows all of its columns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    expect(articles.length).toBeGreaterThan(0)
    for (const address of articles) {
      await page.goto(`${host.origin}${address}`)
      const hidden = await page
        .locator('article :has(> table)')
        .evaluateAll((frames) => frames.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      expect(hidden.length, address).toBeGreaterThan(0)
      expect(Math.max(...hidden), address).toBeLessThanOrEqual(gap)
    }
  })

test('in a table of numbers a column of words is set at the left', async ({ page }) => {
  await page.goto(`${host.origin}/blog/strategic-advantage-movement-intelligence`)
  const table = page.getByRole('table').filter({ hasText: 'Best choice' })
  await expect(table.getByRole('columnheader', { name: 'Best choice' })).toHaveCSS('text-align', 'left')
  await expect(table.getByRole('columnheader', { name: 'A would take, h' })).toHaveCSS('text-align', 'right')
})

test('code and quotations in an article are distinct from its text, and stay inside the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${host.origin}/blog/reimagining-urban-resilience`)
  const paragraph = page.locator('article section p').first()
  await paragraph.evaluate((element) => {
    const code = document.createElement('pre')
    code.tabIndex = 0
    code.append(document.createElement('code'))
    code.firstElementChild?.append('{"place": "S1", "arrive": "2026-06-24T08:10:00-04:00", "minutes": 718}')
    const quotation = document.createElement('blockquote')
    quotation.append(document.createElement('p'))
    quotation.firstElementChild?.append('Said.')
    element.after(code, quotation)
  })
  const code = page.locator('article pre')
  const size = () => code.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
  const { scrollWidth, clientWidth } = await size()
  expect(scrollWidth).toBeGreaterThan(clientWidth)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const [inText, quoted] = await Promise.all([paragraph.boundingBox(), page.getByText('Said.').boundingBox()])
  expect(quoted?.x).toBeGreaterThan(inText?.x ?? 0)

  await page.emulateMedia({ media: 'print' })
  const onPaper = await size()
  expect(onPaper.scrollWidth).toBe(onPaper.clientWidth)
  await expect(code).toHaveCSS('border-right-width', '0px')
})
