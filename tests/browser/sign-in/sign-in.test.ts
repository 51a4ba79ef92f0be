import { expect, host, signIn, test } from './session.ts'

test('a wrong password is refused in the specified words, and editing clears them', async ({ page, allow }) => {
  allow(/status of 400/)
  await page.goto(`${host.origin}/login`)
  await page.getByLabel('Email').fill(host.client.email)
  await page.getByLabel(/^Password/).fill('not the password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  const error = page.getByText('Invalid email or password. Please check your credentials and try again.')
  await expect(error).toBeVisible()
  await expect(page.getByLabel(/^Password/)).toBeFocused()
  await page.getByLabel(/^Password/).fill('x')
  await expect(error).toBeHidden()
})

test('an unreachable service is not blamed on the password', async ({ page, allow }) => {
  allow(/auth\/v1\/token|ERR_FAILED/)
  await page.route('**/auth/v1/token**', (route) => route.abort())
  await page.goto(`${host.origin}/login`)
  await page.getByLabel('Email').fill(host.client.email)
  await page.getByLabel(/^Password/).fill(host.client.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('An unexpected error occurred. Please try again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})

test('a double click and an Enter make one request', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/token')) requests.push(request.url())
  })
  await page.goto(`${host.origin}/login`)
  await page.getByLabel('Email').fill(host.client.email)
  await page.getByLabel(/^Password/).fill(host.client.password)
  await page.getByRole('button', { name: 'Sign In' }).dblclick()
  await expect(page).toHaveURL(`${host.origin}/welcome`)
  await expect(page.getByText(host.client.email)).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('the password can be shown and is hidden again', async ({ page }) => {
  await page.goto(`${host.origin}/login`)
  const password = page.getByLabel(/^Password/)
  await expect(page.locator('[data-island="sign-in"]')).toHaveAttribute('data-island-status', 'hydrated')
  await password.fill('secret')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('a password that is shown is hidden when it is sent', async ({ page, allow }) => {
  allow(/auth\/v1\/token|ERR_FAILED/)
  await page.route('**/auth/v1/token**', (route) => route.abort())
  await page.goto(`${host.origin}/login`)
  await page.getByLabel('Email').fill(host.client.email)
  const password = page.getByLabel(/^Password/)
  await password.fill('secret')
  await page.locator('[data-island-status="hydrated"]').waitFor()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue('secret')
})

test('signing out in one tab ends the session in the other', async ({ page, context, client }) => {
  await signIn(page, client)
  const other = await context.newPage()
  await other.goto(`${host.origin}/welcome`)
  await expect(other.getByText(client.email)).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${host.origin}/login`)
  await expect(other).toHaveURL(`${host.origin}/login`)
})

test('a stored session that cannot be read counts as signed out', async ({ page }) => {
  await page.goto(`${host.origin}/login`)
  for (const stored of ['{{{', '42', '[]', '{"a":1}', '']) {
    await page.evaluate((value) => localStorage.setItem('sb-localhost-auth-token', value), stored)
    await page.goto(`${host.origin}/welcome`)
    await expect(page).toHaveURL(`${host.origin}/login`)
  }
})

test('an address cannot choose the page after sign-in', async ({ page }) => {
  await page.goto(`${host.origin}/login?next=//evil.example&redirect=javascript:alert(1)`)
  await page.getByLabel('Email').fill(host.client.email)
  await page.getByLabel(/^Password/).fill(host.client.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`${host.origin}/welcome`)
})

test('going back after signing out shows nothing of the dashboard', async ({ page, client }) => {
  await signIn(page, client)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${host.origin}/login`)
  await page.goBack()
  await expect(page).toHaveURL(`${host.origin}/login`)
  await expect(page.getByText(client.email)).toHaveCount(0)
})
