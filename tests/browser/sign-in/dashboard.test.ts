/* The dashboard of a client: what it shows, how its map follows an event, and whether it can be read at every width. */

import type { Locator } from 'playwright/test'
import { contrastWithin } from '#tests/browser/forced-colours.ts'
import { shifts, watchShifts } from '#tests/browser/layout-shift.ts'
import { expect, host, signIn, test } from './session.ts'

const mapLabels = ['Geofence', 'S6 15:14']

test('the dashboard shows whose it is, its tiles, its activity, and the time of a session', async ({
  page,
  client,
}) => {
  await signIn(page, client)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expect(header).toContainText(client.email)
  // A signed-in client sees no link to sign in.
  await expect(page.locator('a[href^="/login"]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  const isFirst = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const tiles = document.querySelector('main dl')
    return tiles !== null && (heading.compareDocumentPosition(tiles) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  })
  expect(isFirst).toBe(true)
  const tiles = await page
    .locator('main dl > div')
    .evaluateAll((all) =>
      all.map((tile) => `${tile.querySelector('dt')?.textContent} ${tile.querySelector('dd')?.textContent}`),
    )
  expect(tiles).toEqual(['Active Operations 12', 'Data Points 2.4M', 'Alerts 3', 'Systems 8'])
  const activity = page.getByRole('region', { name: 'Recent Activity' })
  expect(await activity.getByRole('listitem').count()).toBeGreaterThan(3)

  const panel = page.getByRole('region', { name: 'Secure Session Active' })
  await expect(panel).toContainText(/Session expires in\s*24 hours/)
  // The length of a session is stated once.
  expect((await panel.textContent())?.match(/hours|eight/g)).toEqual(['hours'])
  const now = await page.evaluate(() => {
    const [hours, minutes] = [new Date().getHours(), new Date().getMinutes()]
    // The minute may end between the page's clock and this one.
    return [minutes, minutes - 1].map((minute) => new Date(0, 0, 1, hours, minute).toTimeString().slice(0, 5))
  })
  expect(now).toContain(await panel.locator('time').textContent())
  // Stated once for screen readers, and once as a tooltip of the figures.
  const example = 'The figures and the activity are examples.'
  expect((await page.getByText(example).boundingBox())?.width).toBeLessThanOrEqual(1)
  await expect(page.getByTitle(example)).toHaveCount(2)
})

test('a chosen event moves the map to its place, and the alert is in the middle', async ({ page, client }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, client)
  const map = page.getByRole('figure')
  const ring = map.locator('svg + span')
  const middle = (of: Locator) =>
    of.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { x: (left + right) / 2, y: (top + bottom) / 2 }
    })
  const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
    Math.hypot(one.x - other.x, one.y - other.y)
  const isWithin = async (inner: Locator, outer: Locator) => {
    const [one, other] = [await inner.boundingBox(), await outer.boundingBox()]
    if (!one || !other) return false
    const across = other.x <= one.x && one.x + one.width <= other.x + other.width
    return across && other.y <= one.y && one.y + one.height <= other.y + other.height
  }
  const event = (text: string) => page.getByRole('radio', { name: text })
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(event('Alert: stopped')).toBeChecked()
    const picture = map.locator('div').first()
    expect(distance(await middle(picture), await middle(ring))).toBeLessThan(12)
    for (const [text, place] of [
      ['Leaves S1', 'S1'],
      ['Leaves S4', 'S4'],
      ['Leaves S5', 'S5'],
      ['bridge B', 'B'],
    ] as const) {
      await event(text).check()
      const label = map.locator('g', { has: page.locator(`text:text-is("${place}")`) })
      expect(distance(await middle(label.locator('path')), await middle(ring)), text).toBeLessThan(4)
      expect(await isWithin(label.locator('text'), picture), text).toBe(true)
      await expect(picture, text).toBeInViewport({ ratio: 1 })
    }
    await event('systems reporting').check()
    expect(await ring.evaluate((element) => getComputedStyle(element).opacity)).toBe('0')
    for (const label of await map.locator('text').all()) expect(await isWithin(label, picture)).toBe(true)
    await event('systems reporting').press('ArrowDown')
    await expect(event('Alert: stopped')).toBeChecked()
  }
})

test('the log comes before the session, and the actions are last', async ({ page, client }) => {
  await signIn(page, client)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Recent Activity',
    'Secure Session Active',
    'Quick Actions',
  ])
  // The alert, its row and its place on the map, is in the first screen.
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const part of [page.getByRole('radio').last(), page.getByRole('figure').locator('svg + span')]) {
    const box = await part.boundingBox()
    expect(box && box.y + box.height).toBeLessThan(900)
  }
})

test('its quick actions do nothing, say so, and are no louder than others', async ({ page, client }) => {
  await signIn(page, client)
  const asked: string[] = []
  page.on('request', (request) => {
    // The dashboard checks its session every ten seconds.
    if (!request.url().endsWith('/auth/v1/user')) asked.push(request.url())
  })
  const actions = page.getByRole('region', { name: 'Quick Actions' })
  await expect(actions.getByRole('button')).toHaveText(['View Live Operations', 'Generate Report', 'System Settings'])
  const grounds = await actions
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor))
  const ground = await page.getByRole('main').evaluate((main) => {
    const section = main.querySelector('section:has(svg)')
    return section && getComputedStyle(section).backgroundColor
  })
  expect(new Set(grounds)).toEqual(new Set([ground]))
  const before = await page.getByRole('main').getByRole('heading').allTextContents()
  for (const button of await actions.getByRole('button').all()) {
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('Examples: these three buttons do nothing.')
    // A visitor can press what is marked as disabled.
    await button.click({ force: true })
  }
  expect(await page.getByRole('main').getByRole('heading').allTextContents()).toEqual(before)
  await expect(page).toHaveURL(`${host.origin}/welcome`)
  expect(asked).toEqual([])
})

for (const width of [375, 1440])
  test(`nothing moves at ${width} px when a long email address appears`, async ({ page, client }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, client)
    await watchShifts(page)
    await page.goto(`${host.origin}/welcome`)
    await expect(page.getByText(client.email)).toBeVisible()
    expect(await shifts(page)).toEqual([])
  })

test('the labels of its map are large enough, and no panel covers them', async ({ page, client }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, client)
  for (const width of [320, 375, 768, 961, 1000, 1100, 1199, 1280, 1290, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const faults = await page.locator('main svg text').evaluateAll((texts) => {
      const panels = [...document.querySelectorAll('section section, section section ~ p')].map((panel) =>
        panel.getBoundingClientRect(),
      )
      const map = document.querySelector('main figure > div')?.getBoundingClientRect()
      // With the alert chosen, other places are beyond the window.
      const shown = texts.filter((text) => /Geofence|S6/.test(text.textContent))
      return shown.flatMap((text) => {
        const box = text.getBoundingClientRect()
        const size =
          Number.parseFloat(getComputedStyle(text).fontSize) * ((text as SVGTextElement).getScreenCTM()?.a ?? 0)
        const isCovered = panels.some(
          (panel) =>
            panel.left < box.right && box.left < panel.right && panel.top < box.bottom && box.top < panel.bottom,
        )
        const isInside =
          map && map.left <= box.left && box.right <= map.right && map.top <= box.top && box.bottom <= map.bottom
        return isCovered || !isInside || size < 12 ? [`${text.textContent} ${Math.round(size)} px`] : []
      })
    })
    expect(faults, `${width} px`).toEqual([])
  }
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`in a ${colorScheme} forced scheme the labels of its map can be read`, async ({ page, client }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await signIn(page, client)
    for (const label of mapLabels) {
      const text = page.locator('main svg text').filter({ hasText: label })
      // Panels rise as the dashboard opens.
      await expect.poll(() => contrastWithin(page, text), label).toBeGreaterThan(4.5)
      expect(await text.evaluate((element) => getComputedStyle(element).stroke), label).toBe(
        await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
      )
    }
  })
