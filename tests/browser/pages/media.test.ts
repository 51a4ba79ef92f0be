/* Pages under reduced motion, forced colours and more contrast, and on paper. */

import type { Page } from 'playwright/test'
import { site } from '#content/facts/site.ts'
import { findings } from '#tests/browser/axe.ts'
import { expect, host, test } from '#tests/browser/fixtures.ts'
import { contrastWithin, coveredWords, unseenFigures } from '#tests/browser/forced-colours.ts'
import { hoverKinds, laidOut, moving, slowed } from '#tests/browser/motion.ts'
import { setTextSize } from '#tests/browser/overflow.ts'
import { leadsOn, wordsLostOnPaper } from '#tests/browser/print.ts'

/** The first mark of a kind in the matrix of sectors and services. */
const markOf = (page: Page, name: string) =>
  page.getByRole('cell', { name, exact: true }).first().locator('span').first()

test('animations run without reduced motion', async ({ page }) => {
  await slowed(page)
  await page.goto(host.origin)
  await page.getByRole('link', { name: 'Learn More About Us' }).hover()
  await expect.poll(() => moving(page)).not.toEqual([])
})

test('under reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await slowed(page)
  // Cards rise on the lists.
  for (const address of ['/', '/services', '/blog']) {
    await page.goto(`${host.origin}${address}`)
    await hoverKinds(page)
    expect(await moving(page), address).toEqual([])
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in a ${colorScheme} forced scheme, figures and marks can be seen`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await page.goto(host.origin)
    expect(await unseenFigures(page)).toEqual([])
    for (const mark of [
      page.locator('section:has(h1)').getByRole('img'),
      page.locator('#logo'),
      page.locator('main > section:last-of-type svg'),
    ])
      expect(await contrastWithin(page, mark.first()), String(mark)).toBeGreaterThan(3)
    await page.goto(`${host.origin}/sectors`)
    for (const use of ['core service', 'often added'])
      expect(await contrastWithin(page, markOf(page, use)), use).toBeGreaterThan(3)
  })
}

test('in forced colours the labels of drawings have the colours of text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${host.origin}/services/movement`)
  const { ink, paper } = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    return { ink: color, paper: backgroundColor }
  })
  expect(ink).not.toBe(paper)
  for (const address of ['/services/movement', '/']) {
    await page.goto(`${host.origin}${address}`)
    const label = page.locator('main svg text').first()
    await expect(label).toHaveCSS('fill', ink)
    await expect(label).toHaveCSS('stroke', paper)
  }
})

test('in forced colours no plate of words covers others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const address of ['/', '/fr', '/services/social', '/real-time-awareness']) {
    await page.goto(`${host.origin}${address}`)
    await laidOut(page)
    for (const width of [375, 976, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await coveredWords(page), `${address} at ${width} px`).toEqual([])
    }
  }
})

test('the matrix of sectors names its services at every width, in large text and on paper', async ({ page }) => {
  const unnamed = () =>
    page.evaluate(() => {
      const isSeen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect()
        return element.checkVisibility() && width > 10 && height > 10
      }
      const heads = [...document.querySelectorAll('thead th')]
      // Narrow pages clip the heads to a pixel of their row group.
      const group = document.querySelector('thead')
      if (group && isSeen(group) && heads.every(isSeen)) return []
      return [...document.querySelectorAll('td:has([aria-hidden])')]
        .map((cell) => [cell.querySelector('[aria-hidden]'), heads[(cell as HTMLTableCellElement).cellIndex]] as const)
        .filter(([name, head]) => !name || !isSeen(name) || !head?.textContent?.endsWith(` ${name.textContent}`))
        .map(([, head]) => head?.textContent)
    })
  for (const address of ['/', '/sectors', '/fr', '/fr/secteurs']) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(`${host.origin}${address}`)
    await laidOut(page)
    // A narrow page has the matrix folded.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    for (const width of [1280, 853, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await unnamed(), `${address} at ${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await setTextSize(page, 200)
    expect(await unnamed(), `${address} in large text`).toEqual([])
    await setTextSize(page, 100)
    await page.setViewportSize({ width: 720, height: 960 })
    await page.emulateMedia({ media: 'print' })
    expect(await unnamed(), `${address} on paper`).toEqual([])
  }
})

test('a page is printed with its words and without what only leads on', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 960 })
  await page.goto(`${host.origin}/services`)
  expect(await wordsLostOnPaper(page)).toEqual([])
  await expect(page.locator(leadsOn).filter({ visible: true })).toHaveCount(0)
  const closed = await page
    .locator('details > :not(summary)')
    .evaluateAll((parts) =>
      parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).map((part) => part.textContent),
    )
  expect(closed).toEqual([])
  await expect(page.getByText(/^https?:.*\/services$/)).toBeVisible()
  expect(await findings(page)).toEqual([])
})

/** The longest page of each kind that is printed whole: a sector, a service and a specimen. */
const printed = ['/sectors/publicSafety', '/services/movement', '/data/report']
const printedInFrench = [
  '/fr/secteurs/securite-publique',
  '/fr/services/renseignement-de-mouvement',
  '/fr/donnees/rapport',
]

for (const address of [...printed, ...printedInFrench])
  test(`${address} takes at most five pages of paper, and ends with whom to write to`, async ({ page }) => {
    await page.goto(`${host.origin}${address}`)
    await expectPaperPages(page, 5)
    await page.setViewportSize({ width: 720, height: 960 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('contentinfo').getByText(site.email)).toBeVisible()
    await expect(page.locator(`${leadsOn}, button, input`).filter({ visible: true })).toHaveCount(0)
    const marked = await page.locator('main :is(a, summary)').evaluateAll((all) =>
      all
        .filter((element) => {
          const { listStyleType, textDecorationLine, borderBottomWidth } = getComputedStyle(element)
          const hasArrow = !['none', 'normal'].includes(getComputedStyle(element, '::after').content)
          const isLink = element.matches('a')
          return isLink
            ? textDecorationLine !== 'none' || borderBottomWidth !== '0px' || hasArrow
            : listStyleType !== 'none'
        })
        .filter((element) => element.checkVisibility())
        .map((element) => element.textContent),
    )
    expect(marked).toEqual([])
  })

test('for a visitor who asks for more contrast, text has 7:1', { tag: '@ci' }, async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme, reducedMotion: 'reduce' })
    for (const address of ['/', '/services', '/privacy', '/security/certifications', '/predictive-insights']) {
      await page.goto(`${host.origin}${address}`)
      expect(await findings(page, ['color-contrast-enhanced']), `${colorScheme} ${address}`).toEqual([])
    }
  }
})

test('the current page is marked in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${host.origin}/about`)
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')
  expect(await current.evaluate((link) => getComputedStyle(link).borderBottomWidth)).toBe('3px')
})

for (const address of ['/data/counts', '/fr/donnees/comptages', '/data/sites', '/fr/donnees/emplacements'])
  test(`${address} takes at most four pages of paper`, async ({ page }) => {
    await page.goto(`${host.origin}${address}`)
    await expectPaperPages(page, 4)
  })

/** Expects the page to be printed on more than one and at most so many pages of paper, of either format. */
async function expectPaperPages(page: Page, most: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  for (const format of ['Letter', 'A4']) {
    // Chromium writes each page as an object of this type.
    const pages = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
    expect(pages.length, format).toBeGreaterThan(1)
    expect(pages.length, format).toBeLessThanOrEqual(most)
  }
}
