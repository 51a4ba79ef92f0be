import type { Page } from 'playwright/test'
import { laidOut } from '#tests/browser/motion.ts'
import { setTextSize } from '#tests/browser/overflow.ts'
import { expect, host, test } from '#tests/browser/sign-in/session.ts'

/** Presses Tab until the element with this name has the focus. Fails after more presses than a page has stops. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = (words: string) => (typeof name === 'string' ? words === name : name.test(words))
  for (let stop = 0; stop < 200; stop += 1) {
    await page.keyboard.press('Tab')
    const words = await page.evaluate(() => {
      const element = document.activeElement
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        return element.labels?.[0]?.firstChild?.textContent?.trim() ?? ''
      return element?.textContent?.trim() ?? ''
    })
    if (wanted(words)) return
  }
  throw new Error(`No Tab leads to ${String(name)}`)
}

test('the skip link comes first, is visible, and skips the header', async ({ page }) => {
  await page.goto(host.origin)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Request Strategic Briefing' }).first()).toBeFocused()
})

test('the first focus ring is the site’s own', async ({ page }) => {
  await page.goto(`${host.origin}/about`)
  for (const name of ['Skip to content', 'Cairnline']) {
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name, exact: true })
    await expect(link).toBeFocused()
    await expect(link).toHaveCSS('outline-width', '3px')
  }
})

test('the menu opens, can be traversed and followed, and returns the focus when Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(host.origin)
  await tabTo(page, 'Menu')
  const menuBox = await page.getByRole('button', { name: 'Menu' }).boundingBox()
  await page.keyboard.press('Enter')
  await expect(page.locator('#menu')).toBeVisible()
  const close = page.locator('#menu').getByRole('button', { name: 'Close' })
  await expect(page.locator('#menu').getByRole('link', { name: 'Cairnline' })).toBeFocused()
  const closeBox = await close.boundingBox()
  expect(Math.abs((closeBox?.y ?? 0) - (menuBox?.y ?? 99))).toBeLessThan(3)
  expect((closeBox?.x ?? 0) + (closeBox?.width ?? 0)).toBeCloseTo((menuBox?.x ?? 0) + (menuBox?.width ?? 99), 0)
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab')
    const isCovered = () => document.activeElement !== document.body && !document.activeElement?.closest('#menu')
    expect(await page.evaluate(isCovered), `stop ${stop}`).toBe(false)
  }
  await tabTo(page, /Sectors$/)
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, /About$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${host.origin}/about`)
})

test('an enquiry fails, is corrected and is sent', async ({ page, allow }) => {
  allow(/status of 400/)
  let refused = false
  await page.route('**/form/submit', async (route) => {
    const answer = refused ? { success: true } : { success: false, body: { message: 'Say which sector you work in.' } }
    await route.fulfill({ status: refused ? 200 : 400, json: answer })
    refused = true
  })
  await page.goto(`${host.origin}/contact`)
  await tabTo(page, 'First name')
  await page.keyboard.type('Noor')
  await tabTo(page, 'Last name')
  await page.keyboard.type('Tremblay')
  await tabTo(page, 'Send message')
  await page.keyboard.press('Enter')
  // The browser names the missing field and gives it the focus.
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type('noor@agency.example')
  await tabTo(page, 'Message')
  await page.keyboard.type('Which cells may a contractor see?')
  await tabTo(page, 'Send message')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await tabTo(page, 'Send message')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeFocused()
  await tabTo(page, 'Send Another Message')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First name')).toBeFocused()
})

test('a client signs in after a mistake, shows the password, and signs out', async ({ page, allow, client }) => {
  allow(/status of 400/)
  const { email, password } = client
  await page.goto(`${host.origin}/login`)
  await tabTo(page, 'Email')
  await page.keyboard.type(email)
  await tabTo(page, 'Password')
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  const field = page.getByLabel(/^Password/)
  await expect(field).toBeFocused()
  await page.keyboard.type(password)
  await tabTo(page, 'Show password')
  await page.keyboard.press('Space')
  await expect(field).toHaveAttribute('type', 'text')
  await tabTo(page, 'Sign In')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${host.origin}/welcome`)
  await expect(page.getByText(email)).toBeVisible()
  await tabTo(page, 'Sign Out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${host.origin}/login`)
})

test('on a phone, Tab brings each service of home into sight, and each fold of the services opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(host.origin)
  for (const plate of await page.locator('#services article h3 a').all()) {
    await tabTo(page, (await plate.textContent()) ?? '')
    await expect(plate).toBeInViewport({ ratio: 0.9 })
  }
  const [wide, seen] = await page
    .locator('#services :has(> article)')
    .evaluate((plates) => [plates.scrollWidth, plates.clientWidth])
  expect(wide).toBe(seen)
  await page.goto(`${host.origin}/services#movement`)
  await tabTo(page, 'Key Features')
  await page.keyboard.press('Enter')
  await expect(page.locator('#movement details', { hasText: 'Key Features' })).toHaveAttribute('open')
})

test('what is folded on a phone is found by a search in the page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`${host.origin}/services`)
  const folded = page.locator('#signals details')
  for (const [index, fold] of (await folded.all()).entries()) {
    const text = await fold.evaluate((element) => element.querySelector('dd, li, p')?.textContent ?? '')
    const words = text.split(' ').slice(0, 4).join(' ')
    await page.goto('about:blank')
    await page.goto(`${host.origin}/services#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`)
    await expect(folded.nth(index), words).toHaveAttribute('open')
  }
})

test('a link to the data of a figure unfolds its row on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`${host.origin}/services/movement`)
  await page.locator('main a[href="/data#of-movement"]').click()
  await expect(page.getByRole('rowheader', { name: 'Map of the day' })).toBeInViewport()
})

test('a link to a folded section of a sample unfolds it, with its title in view', async ({ page }) => {
  await page.goto(`${host.origin}/data/counts`)
  const title = page.getByRole('heading', { level: 2, name: 'We need your records, or a plan' })
  const section = page.locator('details', { has: title })
  await expect(section).not.toHaveAttribute('open')
  await page.goto(`${host.origin}/sectors/publicSafety`)
  await page.locator('main a[href="/data/counts#records"]').first().click()
  await expect(section).toHaveAttribute('open')
  await expect(title).toBeInViewport()
})

test('everything on a page that scrolls sideways can be reached and scrolled by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 812 })
  await page.goto(`${host.origin}/services/movement`)
  await laidOut(page)
  await setTextSize(page, 200)
  await page.locator('#description summary').click()
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'auto')
      .map(
        (element) =>
          element.matches('section[tabindex="0"]:is([aria-label], [aria-labelledby])') &&
          element.checkVisibility({ visibilityProperty: true }),
      ),
  )
  expect(wide.length).toBeGreaterThan(0)
  expect(wide).not.toContain(false)
})

test('a frame is a stop for Tab and a region only while it scrolls', async ({ page }) => {
  await page.goto(`${host.origin}/services/movement`)
  await laidOut(page)
  const region = page.getByRole('region', { name: /scrolls sideways/ })
  const stops = () =>
    page.locator('section[tabindex]').evaluateAll(
      (frames) =>
        frames.filter((frame) => {
          if (frame instanceof HTMLElement) frame.focus()
          return document.activeElement === frame
        }).length,
    )
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(stops).toBe(0)
  await expect(region).toHaveCount(0)
  await page.setViewportSize({ width: 640, height: 800 })
  await page.locator('#description summary').click()
  await expect.poll(stops).toBe(1)
  await expect(region).toHaveCount(1)
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})
