import type { Page } from 'playwright/test'
import { expect, host, test } from '#tests/browser/test.ts'
import { addClient, invite, newEmail, newestLink, startRecovery } from './mail.ts'

const password = 'a cairn of eight stones'
const key = 'sb-localhost-auth-token'

const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key)

async function redeem(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeFocused()
}

async function choose(page: Page, chosen = password, repeated = chosen): Promise<void> {
  await page.getByLabel(/^New password(?!,)/).fill(chosen)
  await page.getByLabel(/^New password, again/).fill(repeated)
  await page.getByRole('button', { name: 'Set password' }).click()
}

async function signIn(page: Page, email: string, word: string): Promise<void> {
  await page.goto(`${host.origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(word)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('invitation, password, dashboard, sign-out, sign-in', async ({ page }) => {
  const email = newEmail('invited')
  const link = await invite(email)
  expect(link).toContain('type=invite')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your invitation' })).toBeFocused()
  await expect(page).toHaveURL(`${host.origin}/login`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Account')).toHaveValue(email)
  await choose(page)
  await expect(page).toHaveURL(`${host.origin}/welcome`)
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${host.origin}/login`)
  await signIn(page, email, password)
  await expect(page).toHaveURL(`${host.origin}/welcome`)
})

test('forgotten, message, new password, the old one refused, the other device signed out', async ({
  page,
  browser,
  allow,
}) => {
  allow(/status of 400/)
  const email = newEmail('forgetful')
  const old = 'seven stones and a line'
  await addClient(email, old)
  const device = await browser.newContext()
  const elsewhere = await device.newPage()
  await signIn(elsewhere, email, old)
  await expect(elsewhere.getByText(email)).toBeVisible()

  await page.goto(`${host.origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.locator('[data-island-status="hydrated"]').waitFor()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look at your mail' })).toBeFocused()
  await redeem(page, await newestLink(email))
  await choose(page)
  await expect(page).toHaveURL(`${host.origin}/welcome`)
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${host.origin}/login`)

  await signIn(page, email, old)
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`${host.origin}/welcome`)
  await device.close()
})

test('whoever asks for a message learns nothing about accounts', async ({ page, allow }) => {
  allow(/status of 429/)
  const asked = async (email: string) => {
    await page.goto(`${host.origin}/login`)
    await page.locator('[data-island-status="hydrated"]').waitFor()
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    // The screen takes the focus when it appears, and text typed before that is lost.
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByRole('heading', { name: 'Look at your mail' }).waitFor()
    return (await page.locator('[data-island="sign-in"]').innerText()).replace(email, '')
  }
  const [somebody, nobody] = [newEmail('somebody'), newEmail('nobody')]
  await addClient(somebody, password)
  const answers = [await asked(somebody), await asked(nobody)]
  answers.push(await asked(somebody), await asked(nobody))
  expect(new Set(answers).size).toBe(1)
  await newestLink(somebody)
})

test('an invitation that was opened and left is taken up again by a new message', async ({ page }) => {
  const email = newEmail('interrupted')
  await redeem(page, await invite(email))
  expect(await stored(page)).toBeNull()
  // Leaving before a password is set signs nobody in, here or on the next page.
  await page.goto(`${host.origin}/welcome`)
  await expect(page).toHaveURL(`${host.origin}/login`)
  await redeem(page, await startRecovery(email, 2))
  await choose(page)
  await expect(page.getByText(email)).toBeVisible()
})

test('an invitation that was never opened can be followed by a message too', async ({ page }) => {
  const email = newEmail('unopened')
  await invite(email)
  await redeem(page, await startRecovery(email, 2))
  await choose(page)
  await expect(page.getByText(email)).toBeVisible()
})

test('a link that two tabs open works in one of them', async ({ page, context, allow }) => {
  allow(/status of 4\d\d/)
  const link = await invite(newEmail('twice'))
  const other = await context.newPage()
  await Promise.all([page.goto(link), other.goto(link)])
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Continue' }).click()))
  const headings = async () =>
    (await Promise.all([page, other].map((tab) => tab.getByRole('heading', { level: 2 }).first().innerText()))).sort()
  await expect.poll(headings).toEqual(['Choose your password', 'This link does not work'])
})

test('a link opened by somebody who is signed in wins with its password, not before', async ({ page, context }) => {
  const email = newEmail('second')
  const link = await invite(email)
  await signIn(page, host.client.email, host.client.password)
  await expect(page.getByText(host.client.email)).toBeVisible()
  const other = await context.newPage()
  await other.goto(link)
  await expect(other.getByText(`signed in here as ${host.client.email}`)).toBeVisible()
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(host.client.email)).toBeVisible()
  await choose(other)
  await expect(other.getByText(email)).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText(host.client.email)).toHaveCount(0)
})

test('the old password is refused as the new one, and a leaked one is called so', async ({ page, allow }) => {
  allow(/status of 422/)
  const email = newEmail('same')
  await addClient(email, 'seven stones and a line')
  await redeem(page, await startRecovery(email))
  await choose(page, 'seven stones and a line')
  await expect(page.getByRole('alert')).toContainText('that the account has already')
  await expect(page.getByLabel(/^New password(?!,)/)).toBeFocused()
  const json = { code: 'weak_password', message: 'no', weak_password: { reasons: ['pwned'] } }
  const headers = { 'X-Supabase-Api-Version': '2024-01-01' }
  await page.route('**/auth/v1/user', (route) => route.fulfill({ status: 422, headers, json }))
  await choose(page)
  await expect(page.getByRole('alert')).toContainText('known from a leak')
  await page.unroute('**/auth/v1/user')
  await choose(page)
  await expect(page).toHaveURL(`${host.origin}/welcome`)
})
