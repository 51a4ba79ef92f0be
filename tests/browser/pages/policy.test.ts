import type { BrowserContext, Page } from 'playwright/test'
import { allAddresses, builtAddresses } from '#tests/browser/addresses.ts'
import { sendButton, sentNotice, writeEnquiry } from '#tests/browser/contact/enquiry.ts'
import { expect, host, signInButton, test } from '#tests/browser/sign-in/session.ts'

/** Collects every policy violation on the pages of a context, including those that the console does not name. */
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

/** Whether the page's styles apply. Without them, the body has the browser's default margin. */
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

test('a visitor who writes, signs in and signs out breaks nothing of it', async ({ page, context, client, allow }) => {
  // The two refusals write to the console.
  allow(/status of 400/)
  const violations = await violationsOf(context)
  await writeEnquiry(page, 'Does the policy hold?')
  await open(page, '/contact')
  await expect(page.getByLabel('Your question')).toHaveValue('Does the policy hold?')
  const honeypot = page.locator('input[name="botcheck"]')
  await honeypot.evaluate((field: HTMLInputElement) => field.click())
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Message not sent')
  await honeypot.evaluate((field: HTMLInputElement) => field.click())
  await sendButton(page).click()
  await expect(sentNotice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()

  await open(page, '/login')
  await page.getByLabel('Email').fill(client.email)
  await page.getByLabel(/^Password/).fill('not the password')
  await signInButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.')
  await page.getByLabel(/^Password/).fill(client.password)
  await signInButton(page).click()
  await expect(page.getByText(client.email)).toBeVisible()
  await open(page, '/welcome')
  await expect(page.getByText(client.email)).toBeVisible()
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
    // A text node needs no Trusted Type before it is in a script. The policy has to stop it.
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
      // Some versions of Chromium throw, others only refuse to run the script.
    }
    return { sink, broken: document.body.dataset.broken ?? 'no' }
  })
  expect(outcome).toEqual({ sink: 'closed', broken: 'no' })
  await expect.poll(() => violations.length).toBeGreaterThan(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  // Chromium starts the preloads of scripts and aborts them.
  test.beforeEach(({ allow }) => allow(/^failed: .*\/assets\/chunks\//))

  test('every page has its words and its style', async ({ page, allow }) => {
    allow(/status of 404/)
    for (const address of [...allAddresses, '/welcome']) {
      await open(page, address)
      await expect(page.locator('body'), address).toHaveCSS('margin', '0px')
    }
  })

  test('an enquiry is posted, refused and answered under it', async ({ page, allow }) => {
    // The error page belongs to the form service, and has no view transition.
    allow(/status of 400|ViewTransition opt-in disabled/)
    await writeEnquiry(page, 'Does the policy hold without scripts?', ' ')
    await sendButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message not sent')
    await writeEnquiry(page, 'Does the policy hold without scripts?')
    await sendButton(page).click()
    await expect(page).toHaveURL(`${host.origin}/contact#sent`)
    await expect(sentNotice(page)).toBeVisible()
  })
})
