/* Sign-in and the dashboard while their scripts arrive late, or not at all. */

import type { Page, Request } from 'playwright/test'
import { expect, fillIn, host, signIn, signInButton, storedSession, test } from '#tests/browser/sign-in/session.ts'
import { english } from '#tests/browser/words/english.ts'
import { french } from '#tests/browser/words/french.ts'

const island = '[data-island="sign-in"]'
const hydrated = '[data-island-status="hydrated"]'

/** Holds the scripts that a test names by path until it releases them. */
async function hold(page: Page, isHeld: (path: string) => boolean): Promise<() => void> {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    if (isHeld(new URL(route.request().url()).pathname)) await arrival.promise
    await route.continue()
  })
  return arrival.resolve
}

/** The requests that a page makes from now on. */
function watch(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

/** Of the scripts that the sign-in page names: that of its runtime, which comes first, and the auth client, which is preloaded last. */
async function preloaded(page: Page): Promise<{ runtime: string; authClient: string }> {
  const html = await (await page.request.get(`${host.origin}/login`)).text()
  const paths = [...html.matchAll(/modulepreload"[^>]* href="([^"]+)"/g)].map(([, path = '']) => path)
  return { runtime: paths[0] ?? '', authClient: paths.at(-1) ?? '' }
}

for (const [moment, isFirst] of [
  ['before any script has arrived', true],
  ['while the form is still being loaded', false],
] as const)
  test(`pressed ${moment}, sign-in is sent once, as soon as it can be`, async ({ page, client }) => {
    const { runtime } = await preloaded(page)
    const release = await hold(page, (path) => isFirst || (path.includes('/chunks/') && path !== runtime))
    const requests = watch(page)
    await page.goto(`${host.origin}/login`, { waitUntil: 'commit' })
    await page.getByLabel('Email').fill(client.email)
    await page.getByLabel(/^Password/).pressSequentially(client.password)
    const address = page.url()
    await page.getByLabel(/^Password/).press('Enter')
    await signInButton(page).click()
    await expect(page.getByText('The form is loading.')).toBeVisible()
    expect(page.url()).toBe(address)
    expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(1)
    release()
    await expect(page).toHaveURL(`${host.origin}/welcome`)
    expect(requests.filter((request) => request.url().includes('/token?'))).toHaveLength(1)
    const told = requests.map((request) => `${request.url()} ${request.headers().referer ?? ''}`).join('\n')
    expect(told).not.toContain(encodeURIComponent(client.password))
    expect(told).not.toContain(encodeURIComponent(client.email))
  })

test('the form is live before the auth client has arrived, and a sign-in waits for it', async ({ page, client }) => {
  const { authClient } = await preloaded(page)
  const release = await hold(page, (path) => path === authClient)
  await fillIn(page, client)
  await expect(page.locator(island + hydrated)).toBeAttached()
  await signInButton(page).click()
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible()
  await expect(page).toHaveURL(`${host.origin}/login`)
  release()
  await expect(page).toHaveURL(`${host.origin}/welcome`)
})

test('a failed load of the auth client is not reported as a wrong password, and the next attempt loads it', async ({
  page,
  client,
  allow,
}) => {
  allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|failed: /)
  const { authClient } = await preloaded(page)
  let isLost = true
  await page.route(`**${authClient}`, (route) => (isLost ? route.abort() : route.continue()))
  // Without a network the page does not reload itself.
  await page.route('**/login', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()))
  await fillIn(page, client)
  await signInButton(page).click()
  await expect(page.getByText('An unexpected error occurred. Please try again.')).toBeVisible()
  isLost = false
  await signInButton(page).click()
  await expect(page).toHaveURL(`${host.origin}/welcome`)
})

/** Shows the page as it is some milliseconds after its first paint: all of its animations stand still there. */
const stopAt = (page: Page, time: number) =>
  page.evaluate((milliseconds) => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = milliseconds
    }
  }, time)

for (const { paths, dashboard } of [english, french])
  test(`${paths.dashboard} shows its spinner alone, says after 12 seconds that it is late, and loses no session`, async ({
    page,
    client,
  }) => {
    await signIn(page, client)
    const session = await storedSession(page)
    const release = await hold(page, () => true)
    await page.goto(`${host.origin}${paths.dashboard}`, { waitUntil: 'commit' })
    const spinner = page.getByRole('status').filter({ hasText: dashboard.loading })
    const notice = page.getByText(dashboard.notLoaded.title)
    for (const [time, isLate] of [
      [0, false],
      [500, false],
      [11_900, false],
      [12_100, true],
    ] as const) {
      await expect(notice).toBeAttached()
      await stopAt(page, time)
      await expect(spinner, `${time} ms`).toBeInViewport()
      await expect(notice, `${time} ms`).toBeVisible({ visible: isLate })
    }
    await expect(notice).toBeInViewport()
    expect(await storedSession(page)).toBe(session)
    release()
    await expect(page.getByText(client.email)).toBeVisible()
    await expect(notice).toBeHidden()
  })
