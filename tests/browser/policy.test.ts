import type { BrowserContext, Page } from 'playwright/test'
import { builtAddresses } from '#tests/browser/addresses.ts'
import { expect, host, test } from '#tests/browser/test.ts'

/** Every violation of the policy that the pages of a context report, whether or not the console names it. */
async function violationsOf(context: BrowserContext): Promise<string[]> {
  const violations: string[] = []
  await context.exposeFunction('reportViolation', (violation: string) => violations.push(violation))
  await context.addInitScript(() => {
    const report: unknown = Reflect.get(window, 'reportViolation')
    document.addEventListener('securitypolicyviolation', (event) => {
      const violation = `${event.effectiveDirective} ${event.blockedURI} on ${document.location.pathname}`
      if (typeof report === 'function') report(violation)
    })
  })
  return violations
}

async function open(page: Page, address: string): Promise<void> {
  const response = await page.goto(`${host.origin}${address}`)
  const headers = response?.headers() ?? {}
  expect(headers['content-security-policy'], address).toContain("default-src 'none'")
  expect(headers['content-security-policy'], address).not.toContain('unsafe')
}

/** Whether a page's own rules reached it: without them, its body has the browser's margin. */
const isStyled = (page: Page) => page.evaluate(() => getComputedStyle(document.body).margin === '0px')

test('no page breaks the policy', async ({ page, context }) => {
  const violations = await violationsOf(context)
  for (const address of builtAddresses) {
    await open(page, address)
    expect(await isStyled(page), address).toBe(true)
    for (const island of await page.locator('[data-island]').all()) await island.scrollIntoViewIfNeeded()
  }
  expect(violations).toEqual([])
})

test('not-found pages and drawings opened by themselves keep it', async ({ page, context, allow }) => {
  allow(/status of 404/)
  const violations = await violationsOf(context)
  for (const address of ['/nowhere', '/services/nowhere', '/sectors/nowhere']) {
    await open(page, address)
    expect(await isStyled(page), address).toBe(true)
  }
  for (const address of ['/figures/cross.svg', '/icon.svg', '/rss.xml']) await open(page, address)
  expect(violations).toEqual([])
})

test('a visitor who writes, signs in and signs out breaks nothing of it', async ({ page, context }) => {
  const violations = await violationsOf(context)
  await open(page, '/contact')
  await page.getByLabel('First name').fill('Mika')
  await page.getByLabel('Last name').fill('Roy')
  await page.getByLabel('Email').fill('mika@agency.example')
  await page.getByLabel('Your question').fill('Does the policy hold?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()

  await open(page, '/login')
  await page.getByLabel('Email').fill(host.client.email)
  await page.getByLabel(/^Password/).fill(host.client.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(host.client.email)).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${host.origin}/login`)
  expect(violations).toEqual([])
})

test('a script or style that is not the site’s own does not run, and is reported', async ({ page, context, allow }) => {
  allow(/Content Security Policy|Trusted(HTML|Script)/)
  const violations = await violationsOf(context)
  await open(page, '/about')
  const outcome = await page.evaluate(() => {
    const script = document.createElement('script')
    // A text node needs no Trusted Type before it is in a script; the policy is what stops it.
    script.append('document.body.dataset.broken = "yes"')
    let sink = 'open'
    try {
      document.body.insertAdjacentHTML('beforeend', '<p>markup from text</p>')
    } catch {
      sink = 'closed'
    }
    try {
      document.body.append(script)
    } catch {
      // Some versions throw here, others only refuse to run it.
    }
    return { sink, broken: document.body.dataset.broken ?? 'no' }
  })
  expect(outcome).toEqual({ sink: 'closed', broken: 'no' })
  await expect.poll(() => violations.length).toBeGreaterThan(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page has its words and its style', async ({ page, allow }) => {
    // What a head names of scripts is then not fetched.
    allow(/^failed: .*\/assets\/chunks\//)
    for (const address of [...builtAddresses, '/welcome']) {
      await open(page, address)
      await expect(page.locator('body'), address).toHaveCSS('margin', '0px')
    }
  })
})
