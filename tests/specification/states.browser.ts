import type { Page } from 'playwright/test'
import { expect, host, test } from '#tests/browser/test.ts'
import { askToSignIn } from './sign-in.ts'

const fields = ['First name', 'Last name', 'Email', 'Phone', 'Organization', 'Your question'] as const

async function fillIn(page: Page) {
  await page.goto(`${host.origin}/contact`)
  for (const field of fields) await page.getByLabel(field).fill(field === 'Email' ? 'ada@city.example' : `My ${field}`)
}

/** Holds every request to an address. Returns the function that releases them. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test.describe('Contact form', () => {
  test("submitting: the button is disabled and reads 'Sending...'; success: a confirmation", async ({ page }) => {
    const release = await hold(page, '**/form/submit')
    await fillIn(page)
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    release()
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()
  })

  test("success: the fields are cleared, and 'Send Another Message' returns to the form", async ({ page }) => {
    await fillIn(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('button', { name: 'Send Another Message' }).click()
    for (const field of fields) await expect(page.getByLabel(field)).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  })

  test('failure: a red error box above the form, and the fields keep their values', async ({ page, allow }) => {
    allow(/status of 400/)
    await page.route('**/form/submit', (route) => route.fulfill({ status: 400, json: { success: false } }))
    await fillIn(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    const box = page.getByRole('alert')
    await expect(box).toContainText('Something went wrong. Please try again.')
    for (const field of fields)
      await expect(page.getByLabel(field)).toHaveValue(field === 'Email' ? 'ada@city.example' : `My ${field}`)

    const red = await box.evaluate((element) => {
      const paint = document.createElement('canvas').getContext('2d')
      if (!paint) throw new Error('no canvas')
      paint.fillStyle = getComputedStyle(element).borderTopColor
      paint.fillRect(0, 0, 1, 1)
      return [...paint.getImageData(0, 0, 1, 1).data]
    })
    const [redness = 0, green = 0, blue = 0] = red
    expect(redness).toBeGreaterThan(2 * Math.max(green, blue))
    const bottom = await box.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(bottom).toBeLessThanOrEqual(
      await page.locator('form').evaluate((form) => form.getBoundingClientRect().top + 1),
    )
  })
})

test.describe('Login form', () => {
  test("submitting: the button reads 'Signing In...' and is disabled; then the user navigates to /welcome", async ({
    page,
  }) => {
    const release = await hold(page, '**/auth/v1/token**')
    await askToSignIn(page)
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
    release()
    await expect(page).toHaveURL(`${host.origin}/welcome`)
  })

  for (const field of ['Email', /^Password/])
    test(`an error is shown, and editing ${field === 'Email' ? 'the email' : 'the password'} clears it`, async ({
      page,
      allow,
    }) => {
      allow(/status of 400/)
      await askToSignIn(page, { email: host.client.email, password: 'not the password' })
      const error = page.getByRole('alert').filter({ hasText: 'Invalid email or password.' })
      await expect(error).toBeVisible()
      await page.getByLabel(field).press('x')
      await expect(error).toBeHidden()
    })
})

test.describe('Protected /welcome', () => {
  test("while the auth state is loading, a centred spinner with 'Loading...' is shown", async ({ page }) => {
    await askToSignIn(page)
    await expect(page.getByText(host.client.email)).toBeVisible()
    const release = await hold(page, '**/assets/**/*.js')
    await page.goto(`${host.origin}/welcome`, { waitUntil: 'commit' })
    const spinner = page.locator('.spinner')
    await expect(spinner).toHaveText('Loading...')
    const middle = await spinner.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return (left + right) / 2 / document.documentElement.clientWidth
    })
    expect(middle).toBeCloseTo(0.5, 1)
    await expect(page.getByText(host.client.email)).toHaveCount(0)
    release()
    await expect(page.getByText(host.client.email)).toBeVisible()
    await expect(spinner).toHaveCount(0)
  })

  test('if no user exists, the visitor is redirected to /login, replacing the history entry', async ({ page }) => {
    await page.goto(`${host.origin}/about`)
    await page.goto(`${host.origin}/welcome`)
    await expect(page).toHaveURL(`${host.origin}/login`)
    await page.goBack()
    await expect(page).toHaveURL(`${host.origin}/about`)
  })
})
