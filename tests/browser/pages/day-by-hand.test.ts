import type { Page } from 'playwright/test'
import { findings } from '#tests/browser/axe.ts'
import { unseenFigures } from '#tests/browser/forced-colours.ts'
import { expect, host, test } from '#tests/browser/test.ts'

const moments = 12
const moment = (page: Page) => page.locator('#moments li > div')
const shown = (page: Page) => moment(page).filter({ visible: true })
const atTime = (page: Page, time: string) => page.getByRole('radio', { name: new RegExp(`^${time}`) })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('arrow keys move through the day, and map, cairn and reading follow', async ({ page }) => {
    await page.goto(`${host.origin}/real-time-awareness#moments`)
    await expect(page.getByRole('radio')).toHaveCount(moments)
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

  test('on paper all moments stand in the order of time, each with its maps', async ({ page }) => {
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

test('without styles all moments stand in the order of time', async ({ page }) => {
  await page.goto(`${host.origin}/real-time-awareness`)
  await page.evaluate(() => {
    for (const style of document.querySelectorAll('style')) style.remove()
  })
  await expect(shown(page)).toHaveCount(moments)
  const times = await page.locator('#moments label span').allTextContents()
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
