/* Sessions that end or are renewed in several tabs and browsers at once. */

import { readFile } from 'node:fs/promises'
import { decodeJwt, SignJWT } from 'jose'
import { dataPaths } from '#server/local/data-folder.ts'
import {
  expect,
  fillIn,
  host,
  letExpire,
  signIn,
  signInButton,
  signInByForm,
  storedSession,
  storedTokens,
  storeSession,
  test,
} from '#tests/browser/sign-in/session.ts'

test('a session that was ended elsewhere ends here at its next renewal', async ({ page, client, browser, allow }) => {
  allow(/status of 4\d\d/)
  await signIn(page, client)
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await signIn(elsewhere, client)
  await elsewhere.getByRole('button', { name: 'Sign Out' }).click()
  await expect(elsewhere).toHaveURL(`${host.origin}/login`)
  await other.close()
  await letExpire(page)
  await page.goto(`${host.origin}/welcome`)
  await expect(page).toHaveURL(`${host.origin}/login`)
  expect(await storedSession(page)).toBeNull()
})

test('two tabs that renew one session at once both stay signed in', async ({ page, client, context }) => {
  await signIn(page, client)
  await letExpire(page)
  const other = await context.newPage()
  await Promise.all([page.goto(`${host.origin}/welcome`), other.goto(`${host.origin}/welcome`)])
  await expect(page.getByText(client.email)).toBeVisible()
  await expect(other.getByText(client.email)).toBeVisible()
})

for (const moment of ['before', 'after'] as const) {
  test(`a sign-in that the service answers ${moment} another tab signs out leaves no tab in between`, async ({
    page,
    client,
    context,
    allow,
  }) => {
    allow(/status of 4\d\d/)
    const signedOut = Promise.withResolvers<void>()
    await page.route('**/auth/v1/token**', async (route) => {
      const response = moment === 'before' ? await route.fetch() : undefined
      await signedOut.promise
      await route.fulfill({ response: response ?? (await route.fetch()) })
    })
    await fillIn(page, client)
    await signInButton(page).click()
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
    const other = await context.newPage()
    await signInByForm(other, client)
    await other.getByRole('button', { name: 'Sign Out' }).click()
    await expect(other).toHaveURL(`${host.origin}/login`)
    signedOut.resolve()
    // A sign-out ends all sessions before it; a sign-in after it opens a new one.
    for (const tab of [page, other])
      if (moment === 'before') await expect(tab).toHaveURL(`${host.origin}/login`)
      else await expect(tab.getByText(client.email)).toBeVisible()
    // The tab may still pass through the dashboard, and be on its way back.
    if (moment === 'before') await expect.poll(() => storedSession(page).catch(() => 'leaving')).toBeNull()
  })
}

test('a token that the service finds expired is renewed once, and ends no session', async ({ page, client, allow }) => {
  allow(/status of 403/)
  await signIn(page, client)
  await page.goto(`${host.origin}/about`)
  const { access_token, ...session } = await storedTokens(page)
  const secret = await readFile(dataPaths.signingKey(host.dataFolder))
  const expired = await new SignJWT({ ...decodeJwt(access_token), exp: Math.floor(Date.now() / 1000) - 60 })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(secret)
  // The clock of this computer, which was set back after the sign-in, has an hour to go.
  await storeSession(page, { ...session, access_token: expired })
  const renewals: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url())
  })
  const answers = [403, 200].map((status) =>
    page.waitForResponse((answer) => answer.url().endsWith('/auth/v1/user') && answer.status() === status),
  )
  await page.goto(`${host.origin}/welcome`)
  await Promise.all(answers)
  await expect(page.getByText(client.email)).toBeVisible()
  expect(renewals).toHaveLength(1)
})

for (const hours of [2, -2]) {
  test(`a clock that is ${hours} hours off signs in, and renews no session that is new`, async ({ page, client }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/token')) asked.push(request.url())
    })
    await page.addInitScript((offset) => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + offset
    }, hours * 3_600_000)
    await signInByForm(page, client)
    await page.reload()
    const checked = page.waitForResponse('**/auth/v1/user')
    await expect(page.getByText(client.email)).toBeVisible()
    await checked
    expect(asked.map((address) => new URL(address).search)).toEqual(['?grant_type=password'])
  })
}
