/* What moves when a visitor goes from page to page, and when cards appear (specification, sections 2 and 9). */

import { expect, host, test } from '#tests/browser/fixtures.ts'
import { laidOut } from '#tests/browser/motion.ts'

/** The scroll position, in pixels from the top. */
const scrolled = () => window.scrollY

test('the view scrolls to the top on every path change', async ({ page }) => {
  await page.goto(host.origin)
  for (const name of ['Careers', 'Industries', 'Blog & Insights', 'Geospatial ML']) {
    // The footer takes its place when all before it is laid out: a click before that would miss it.
    await laidOut(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
    await link.scrollIntoViewIfNeeded()
    expect(await page.evaluate(scrolled)).toBeGreaterThan(200)
    const before = page.url()
    await link.click()
    await expect(page).not.toHaveURL(before)
    expect(await page.evaluate(scrolled), page.url()).toBe(0)
  }
})

test.describe('page changes', () => {
  test.beforeEach(async ({ page }) => {
    // Stores the animations of the view transition: pseudo-element, delay and duration in milliseconds.
    await page.addInitScript(() => {
      addEventListener('pagereveal', async (event) => {
        const { viewTransition } = event
        await viewTransition?.ready
        const moving = document.getAnimations().flatMap(({ effect }) => {
          if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.startsWith('::view-transition')) return []
          const { delay, duration } = effect.getComputedTiming()
          return [`${effect.pseudoElement} ${delay} ${duration}`]
        })
        sessionStorage.setItem('moving', JSON.stringify(viewTransition ? moving : null))
      })
    })
  })

  test('there is no animation on first load', async ({ page }) => {
    await page.goto(`${host.origin}/about`)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('moving'))).toBe('null')
  })

  test('the outgoing page finishes first, and the new one fades in over 0.3 s', async ({ page }) => {
    // The browser skips the transition when the new page takes long, as on a busy machine.
    await expect(async () => {
      await page.goto(`${host.origin}/about`)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
      await expect(page).toHaveURL(`${host.origin}/careers`)
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('moving')), { timeout: 10_000 })
        .toContain('root')
    }).toPass()
    const moving: string[] = JSON.parse((await page.evaluate(() => sessionStorage.getItem('moving'))) ?? '[]')
    const timing = (pseudoElement: string) =>
      moving.filter((one) => one.startsWith(`${pseudoElement} `)).map((one) => one.split(' ').slice(1).map(Number))
    const ended = timing('::view-transition-old(root)').map(([delay = 0, duration = 0]) => delay + duration)
    expect(ended.length).toBeGreaterThan(0)
    expect(timing('::view-transition-new(root)').length).toBeGreaterThan(0)
    for (const [delay = 0, duration] of timing('::view-transition-new(root)')) {
      expect(duration).toBe(300)
      expect(delay).toBeGreaterThanOrEqual(Math.max(...ended))
    }
  })
})

for (const [address, card] of [
  ['/services', 'li:has(> a[href^="#"] img)'],
  ['/sectors', 'li:has(h2)'],
] as const)
  test(`cards on ${address} appear one after another, 0.1 s times the index, each in 0.5 s`, async ({ page }) => {
    await page.goto(`${host.origin}${address}`)
    const timings = await page.locator(`main ${card}`).evaluateAll((cards) =>
      cards.map((card) => {
        const { animationName, animationDelay, animationDuration } = getComputedStyle(card)
        return [animationName, animationDelay, animationDuration, card.getBoundingClientRect().top < innerHeight]
      }),
    )
    expect(timings.length).toBeGreaterThanOrEqual(6)
    // A visitor who arrives sees them appear.
    expect(timings.slice(0, 4).map((timing) => timing.pop())).toEqual([true, true, true, true])
    for (const [index, timing] of timings.entries())
      expect(timing.slice(0, 3)).toEqual(['card-rise', index === 0 ? '0s' : `0.${index}s`, '0.5s'])
  })
