/* The day moment by moment, which a visitor chooses or plays, by styles alone. */

import type { Page } from 'playwright/test'
import { findings } from '#tests/browser/axe.ts'
import { expect, host, test } from '#tests/browser/fixtures.ts'
import { unseenFigures } from '#tests/browser/forced-colours.ts'
import { slowed } from '#tests/browser/motion.ts'

const moments = 12
const moment = (page: Page) => page.locator('#moments li:not(:has([value=film])) > div:has(svg)')
const shown = (page: Page) => moment(page).filter({ visible: true })
const atTime = (page: Page, time: string) => page.getByRole('radio', { name: new RegExp(`^${time}`) })

/** The animations of the film: when each ends, its state, and what it changes. */
const filmsOf = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && one.animationName.startsWith('film-'))
      .map(({ effect, playState }) => ({
        end: Number(effect?.getComputedTiming().endTime),
        state: playState,
        properties:
          effect instanceof KeyframeEffect
            ? effect
                .getKeyframes()
                .flatMap((frame) => Object.keys(frame))
                .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key))
            : [],
      })),
  )

/** How many trips and stones the film shows at a time in milliseconds. */
const shownAt = (page: Page, time: number) =>
  page.evaluate((milliseconds) => {
    for (const one of document.getAnimations())
      if (one instanceof CSSAnimation && one.animationName.startsWith('film-')) one.currentTime = milliseconds
    const seen = (kind: string) =>
      [...document.querySelectorAll(`li:has([value=film]) use[href^="#${kind}-"]`)].filter((element) => {
        const { visibility, opacity, strokeDashoffset } = getComputedStyle(element)
        return visibility === 'visible' && opacity === '1' && Number.parseFloat(strokeDashoffset) < 1
      }).length
    return { trips: seen('trip'), stones: seen('stone') }
  }, time)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('arrow keys move through the day, and map, cairn and reading follow', async ({ page }) => {
    await page.goto(`${host.origin}/real-time-awareness#moments`)
    await expect(page.getByRole('radio')).toHaveCount(1 + moments)
    await expect(atTime(page, '15:24')).toBeChecked()
    await expect(shown(page)).toHaveCount(1)
    await expect(shown(page)).toContainText(/the alert is sent/i)
    await expect(shown(page).getByRole('img', { name: 'circle at S6' })).toBeVisible()

    await atTime(page, '15:24').focus()
    await page.keyboard.press('ArrowUp')
    await expect(atTime(page, '15:14')).toBeChecked()
    await expect(atTime(page, '15:14')).toHaveAccessibleDescription(/no alert yet/i)
    await expect(shown(page)).toContainText(/no alert yet/i)
    await page.keyboard.press('ArrowUp')
    await expect(shown(page)).toContainText('no alert rule applies')
    await expect(shown(page).getByRole('img', { name: 'five of eight stones' })).toBeVisible()
    for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowDown')
    await expect(atTime(page, '24:00')).toBeChecked()
    await expect(shown(page)).toHaveCount(1)
    await expect(shown(page).getByRole('img', { name: 'nine trips' })).toBeVisible()
    await atTime(page, '07:17').check()
    await expect(shown(page).getByRole('img', { name: 'two of eight stones' })).toBeVisible()
  })

  for (const [address, section] of [
    ['/real-time-awareness', '#moments'],
    ['/', '#day'],
  ] as const)
    test(`on ${address} the day plays in twelve seconds when asked, pauses and stops`, async ({ page }) => {
      await slowed(page)
      await page.goto(`${host.origin}${address}`)
      const day = page.locator(section)
      const [play, pause] = [
        day.getByRole('radio', { name: /12 seconds/ }),
        day.getByRole('checkbox', { name: 'Pause' }),
      ]
      const pictures = day.getByRole('img').filter({ visible: true })
      const films = () => filmsOf(page)
      expect(await films()).toEqual([])
      await expect(pause).toBeHidden()

      await play.check()
      await expect(pictures).toHaveCount(2)
      expect(await shownAt(page, 500)).toEqual({ trips: 0, stones: 1 })
      expect(await shownAt(page, 7_900)).toEqual({ trips: 6, stones: 7 })
      expect(await shownAt(page, 12_000)).toEqual({ trips: 9, stones: 8 })
      expect(
        (await films())
          .map(({ end }) => end)
          .toSorted((one, other) => one - other)
          .at(-1),
      ).toBe(12_000)

      await pause.check()
      expect(new Set((await films()).map(({ state }) => state))).toEqual(new Set(['paused']))
      await day.getByRole('button', { name: 'Stop' }).click()
      expect(await films()).toEqual([])
      await expect(pause).toBeHidden()
      await expect(atTime(page, '15:24')).toBeChecked()

      await play.check()
      await atTime(page, '11:26').check()
      expect(await films()).toEqual([])
      await expect(pictures).toHaveCount(2)
    })

  test('on a phone the map has the width of the page, and the words of the chosen time are above the player', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(host.origin)
    const day = page.locator('#day')
    const top = async (name: string) => (await day.getByText(name).boundingBox())?.y
    const map = day.getByRole('img', { name: 'trips' }).filter({ visible: true })
    expect((await map.boundingBox())?.width).toBeGreaterThan(320)
    await atTime(page, '11:26').check()
    expect(await day.getByText('stops at place 4').evaluate((one) => getComputedStyle(one).clipPath)).toBe('none')
    expect(await top('stops at place 4')).toBeLessThan((await top('Play the day in')) ?? 0)
    await expect(atTime(page, '15:24')).toHaveAccessibleName(/^15:24\s+alert at place 6$/)
  })

  test('under reduced motion the day plays in steps, and nothing moves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(host.origin)
    await page.getByRole('radio', { name: /12 seconds/ }).check()
    expect(new Set((await filmsOf(page)).flatMap(({ properties }) => properties))).toEqual(
      new Set(['visibility', 'color', 'backgroundColor']),
    )
    expect(await shownAt(page, 7_900)).toEqual({ trips: 6, stones: 7 })
  })

  test('on paper all moments are in the order of time, each with its maps', async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 960 })
    await page.emulateMedia({ media: 'print' })
    await page.goto(`${host.origin}/real-time-awareness`)
    await expect(shown(page)).toHaveCount(moments)
    await expect(moment(page).locator('svg').filter({ visible: true })).toHaveCount(2 * moments)
    const tops = await moment(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    await expect(page.locator('#moments input').filter({ visible: true })).toHaveCount(0)
  })
})

test('without styles all moments are in the order of time', async ({ page }) => {
  await page.goto(`${host.origin}/real-time-awareness`)
  await page.evaluate(() => {
    for (const style of document.querySelectorAll('style')) style.remove()
  })
  await expect(shown(page)).toHaveCount(moments)
  const times = await page.locator('#moments label span:first-of-type').allTextContents()
  expect(times).toEqual(times.toSorted())
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in a ${colorScheme} forced scheme the map and the cairn are seen, and axe finds nothing`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
    await page.goto(`${host.origin}/real-time-awareness`)
    expect(await unseenFigures(page)).toEqual([])
    await page.emulateMedia({ forcedColors: 'none', colorScheme, reducedMotion: 'reduce' })
    for (const time of ['00:00', '15:24']) {
      await atTime(page, time).check()
      expect(await findings(page), time).toEqual([])
    }
  })
}
