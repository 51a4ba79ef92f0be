import type { Page } from 'playwright/test'
import { expect, host, test } from '#tests/browser/fixtures.ts'
import { shifts, watchShifts } from '#tests/browser/layout-shift.ts'

const card = /<article[^>]*>.*?<\/article>/gs
const copies = 90
/** The largest shift of a line whose font arrives after its first paint, as a share of the screen. */
const reflow = 0.005
const lastTitle = 'The oldest of all'

/** Opens the list of articles with its cards multiplied. */
async function openLongList(page: Page): Promise<void> {
  await page.route(`${host.origin}/blog`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const last = html.match(card)?.at(-1) ?? ''
    const oldest = last.replace(/(<h2[^>]*><a [^>]*>)[^<]*/, `$1${lastTitle}`)
    await route.fulfill({ response, body: html.replace(last, () => last.repeat(copies) + oldest) })
  })
  await page.goto(`${host.origin}/blog`)
}

for (const width of [375, 1440])
  test(`at ${width} px, a list of many articles is laid out where it is read, alike, and found to its end`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    await openLongList(page)
    const laidOut = () =>
      page
        .locator('main article h2')
        .evaluateAll((titles) => titles.map((title) => title.checkVisibility({ contentVisibilityAuto: true })))
    await expect.poll(async () => (await laidOut()).at(-1)).toBe(false)
    expect((await laidOut()).slice(0, 12)).not.toContain(false)
    const isFound = (words: string) => Reflect.apply(Reflect.get(window, 'find'), window, [words])
    expect(await page.evaluate(isFound, lastTitle)).toBe(true)
    await expect(page.getByRole('link', { name: lastTitle })).toBeInViewport()

    await openLongList(page)
    expect((await shifts(page)).filter((shift) => Number.parseFloat(shift) > reflow)).toEqual([])
    const placesIn = (index: number) =>
      page
        .locator('main article')
        .nth(index)
        .evaluate((one) => {
          one.scrollIntoView({ block: 'center' })
          const { top, left } = one.getBoundingClientRect()
          return [...one.children].map((part) => {
            const box = part.getBoundingClientRect()
            return [box.top - top, box.left - left, box.width, box.height].map(Math.round)
          })
        })
    expect(await placesIn(50)).toEqual(await placesIn(9))
    await page.emulateMedia({ media: 'print' })
    expect(await laidOut()).not.toContain(false)
  })
