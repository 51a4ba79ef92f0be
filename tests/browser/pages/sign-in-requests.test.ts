/* In which order the sign-in page requests its scripts. */

import { expect, host, test } from '#tests/browser/fixtures.ts'

const island = '[data-island="sign-in"]'
const hydrated = '[data-island-status="hydrated"]'

test('sign-in asks for all that its form needs beside its entry, then for the auth client, each once', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  const entry = Promise.withResolvers<void>()
  await page.route('**/assets/entries/*', async (route) => {
    await entry.promise
    await route.continue()
  })
  await page.goto(`${host.origin}/login`, { waitUntil: 'commit' })
  // The entry has not arrived, so it has requested nothing.
  await page.waitForFunction(() => document.readyState !== 'loading')
  const before = await page.locator('link[rel="modulepreload"], script[src]').count()
  expect(before).toBeGreaterThan(5)
  await expect.poll(() => asked.length).toBe(before)
  entry.resolve()
  await expect(page.locator(island + hydrated)).toBeAttached()
  await expect.poll(() => asked.length).toBe(before + 1)
  expect(new Set(asked).size).toBe(before + 1)
  const authClient = page.locator('head > link[rel="modulepreload"][integrity^="sha384-"]')
  expect(await authClient.getAttribute('href')).toBe(asked.at(-1))
})
