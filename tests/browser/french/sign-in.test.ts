import type { Page } from 'playwright/test'
import { addClient, newEmail, newestLink } from '#tests/browser/sign-in/mail.ts'
import { expect, host, test } from '#tests/browser/sign-in/session.ts'
import { english, type Words } from '#tests/browser/words/english.ts'
import { french } from '#tests/browser/words/french.ts'

const { paths, signInForm, dashboard, recoverScreen } = french
const chosen = 'un cairn de huit pierres'

const passwordField = (page: Page) => page.getByLabel(new RegExp(`^${signInForm.password}`))

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(signInForm.email).fill(email)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: signInForm.submit }).click()
}

/** Chooses a password on the page that a link has opened, and arrives at the dashboard of its language. */
async function choosePassword(page: Page, { linkOffer, passwordForm, passwordChoice, paths }: Words): Promise<void> {
  await page.getByRole('button', { name: linkOffer.submit }).click()
  await expect(page.getByRole('heading', { name: passwordChoice.title })).toBeFocused()
  await page.getByLabel(new RegExp(`^${passwordForm.password}(?!,)`)).fill(chosen)
  await page.getByLabel(passwordForm.repeated).fill(chosen)
  await page.getByRole('button', { name: passwordForm.submit }).click()
  await expect(page).toHaveURL(`${host.origin}${paths.dashboard}`)
}

test('a wrong password is refused in French, a right one opens the French dashboard, and sign-out ends it', async ({
  page,
  client,
  allow,
}) => {
  allow(/status of 400/)
  await page.goto(`${host.origin}${paths.dashboard}`)
  await expect(page).toHaveURL(`${host.origin}${paths.signIn}`)
  await signIn(page, client.email, 'pas le mot de passe')
  await expect(page.getByRole('alert')).toContainText(signInForm.failure.refused)
  await passwordField(page).fill(client.password)
  await page.getByRole('button', { name: signInForm.submit }).click()
  await expect(page).toHaveURL(`${host.origin}${paths.dashboard}`)
  await expect(page.getByText(client.email)).toBeVisible()
  for (const { label, value } of dashboard.overview.tiles) {
    await expect(page.getByText(label, { exact: true })).toBeVisible()
    await expect(page.getByText(value, { exact: true })).toBeVisible()
  }
  await page.reload()
  await expect(page.getByText(client.email)).toBeVisible()
  await page.getByRole('button', { name: dashboard.account.signOut }).click()
  await expect(page).toHaveURL(`${host.origin}${paths.signIn}`)
  await expect(page.getByText(signInForm.signOutMessage.signedOut)).toBeVisible()
})

test('a session is one in both languages', async ({ page, client }) => {
  await page.goto(`${host.origin}${paths.signIn}`)
  await signIn(page, client.email, client.password)
  await expect(page.getByText(client.email)).toBeVisible()
  await page.locator('header a[hreflang="en-CA"]').click()
  await expect(page).toHaveURL(`${host.origin}${english.paths.dashboard}`)
  await expect(page.getByText(client.email)).toBeVisible()
  await page.getByRole('button', { name: english.dashboard.account.signOut }).click()
  await expect(page).toHaveURL(`${host.origin}${english.paths.signIn}`)
  await page.goto(`${host.origin}${paths.dashboard}`)
  await expect(page).toHaveURL(`${host.origin}${paths.signIn}`)
})

test('a forgotten password is replaced by the message’s link, whose second use is refused in French', {
  tag: '@ci',
}, async ({ page, allow }) => {
  allow(/status of 403/)
  const email = newEmail('oubli')
  await addClient(email, 'sept pierres et une ligne')
  await page.goto(`${host.origin}${paths.signIn}`)
  await page.locator('[data-island-status="hydrated"]').waitFor()
  await page.getByRole('button', { name: signInForm.forgot }).click()
  await page.getByLabel(signInForm.email).fill(email)
  await page.getByRole('button', { name: recoverScreen.submit }).click()
  await expect(page.getByRole('heading', { name: recoverScreen.asked.title })).toBeFocused()
  await expect(page.getByText(recoverScreen.asked.text(email))).toBeVisible()
  // The page that asks is the page that the message leads to, in its language.
  const link = new URL(await newestLink(email))
  expect(link.pathname).toBe(paths.signIn)
  await page.goto(link.href)
  await expect(page.getByRole('heading', { name: french.linkOffer.recovery.title })).toBeFocused()
  await choosePassword(page, french)
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: dashboard.account.signOut }).click()
  await expect(page).toHaveURL(`${host.origin}${paths.signIn}`)
  await signIn(page, email, chosen)
  await expect(page).toHaveURL(`${host.origin}${paths.dashboard}`)
  await page.getByRole('button', { name: dashboard.account.signOut }).click()
  await expect(page).toHaveURL(`${host.origin}${paths.signIn}`)
  await page.goto(link.href)
  await page.getByRole('button', { name: french.linkOffer.submit }).click()
  await expect(page.getByRole('heading', { name: french.deadLink.title })).toBeFocused()
})
